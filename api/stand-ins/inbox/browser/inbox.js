/** Keeps the frame as high as the mail in it, at any width. */
const frame = document.querySelector('iframe')

function grow() {
  const mail = frame.contentDocument?.documentElement
  if (!mail) return
  // Reset first: in a frame that is too high, the mail reports the frame's height.
  frame.style.height = '0'
  frame.style.height = `${mail.scrollHeight + frame.offsetHeight - frame.clientHeight}px`
}

if (frame) {
  frame.addEventListener('load', grow)
  window.addEventListener('resize', grow)
  grow()
}
