type Measured = {
  /** Ms from choosing a picture to the first frame with the patch in flat colours, and with its stitches. */
  coarse: number
  sewn: number
  /** Ms of the longest task of the page's thread since then; 0 when none took 50. */
  longestTask: number
  /** Ms from each step of a movement to its frame, since the last question. */
  answers: number[]
}

declare global {
  interface Window {
    measured: Measured
  }
}

/** In the page, before its scripts: measures what a picture and its movements take. */
export function watch(): void {
  localStorage.setItem('gdpr-accepted', 'true')
  sessionStorage.setItem('hasSeenSpecialOffer', 'true')
  const measured: Measured = { coarse: 0, sewn: 0, longestTask: 0, answers: [] }
  window.measured = measured
  const chosen = () => {
    const began = performance.now()
    new PerformanceObserver((list) => {
      for (const { startTime, duration } of list.getEntries())
        if (!measured.sewn || startTime < began + measured.sewn)
          measured.longestTask = Math.max(measured.longestTask, duration)
    }).observe({ type: 'longtask' })
    const look = () => {
      if (document.querySelector('[data-shown]')) measured.coarse ||= performance.now() - began
      if (document.querySelector('[data-stage=sewn] img[data-loaded]'))
        measured.sewn = performance.now() - began
      else requestAnimationFrame(look)
    }
    requestAnimationFrame(look)
  }
  addEventListener('change', chosen, { capture: true, once: true })
  /** A task after the frame's callbacks begins when the frame is made. */
  const moved = ({ timeStamp }: Event) =>
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel()
      port1.onmessage = () => measured.answers.push(performance.now() - timeStamp)
      port2.postMessage(null)
    })
  for (const type of ['pointermove', 'keydown']) addEventListener(type, moved, { capture: true })
}

/** Runs in the page: returns the measurements, and resets those of movements. */
export function measuredTimes(): Measured {
  const { answers, ...times } = window.measured
  return { ...times, answers: answers.splice(0) }
}
