/** Lets the frame be as high as the mail in it, whatever its width. */
const frame = document.querySelector('iframe')

function grow() {
  const mail = frame.contentDocument?.documentElement
  if (!mail) return
  // A frame that is too high would make the mail report the frame's height.
  frame.style.height = '0'
  frame.style.height = `${mail.scrollHeight + frame.offsetHeight - frame.clientHeight}px`
}

if (frame) {
  frame.addEventListener('load', grow)
  window.addEventListener('resize', grow)
  grow()
}
