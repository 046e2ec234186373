import { useStore } from '@nanostores/react'
import { useEffect, useRef } from 'react'
import { classNames } from '../../../ui/class-names.ts'
import { $patch } from '../patch/store.ts'
import { $coarse, $isMoving, $isSewnShown, $layer } from '../sewing/sewing.ts'
import { bitmapOf, drawCoarse, drawMoving } from './draw-live.ts'
import styles from './Live.module.css'

/** A canvas with the patch in flat colours: at once during a movement, and until the patch is sewn. */
export function LiveCanvas() {
  const canvas = useRef<HTMLCanvasElement>(null)
  useEffect(() => {
    const { current } = canvas
    if (!current) return
    let frame = 0
    const draw = () => {
      const patch = $patch.get()
      if (patch && $isMoving.get()) drawMoving(current, patch, $coarse.get(), $layer.get())
      else drawCoarse(current, $coarse.get())
    }
    /**
     * Once for each picture on the screen, however many steps a movement has meanwhile. Clears the canvas when a design or
     * its picture has ended.
     */
    const drawSoon = () => {
      const coarse = $coarse.get()
      const isMoved = $isMoving.get() && $patch.get()?.picture
      if (coarse && !(isMoved ? $layer.get() : coarse.pixels)) return
      $isSewnShown.set(false)
      cancelAnimationFrame(frame)
      frame = requestAnimationFrame(draw)
    }
    const stops = [
      $coarse.listen(drawSoon),
      $patch.listen(() => $isMoving.get() && drawSoon()),
      // The first step of a movement is as quick as the others.
      $layer.listen((layer) => layer && bitmapOf(layer)),
    ]
    return () => {
      cancelAnimationFrame(frame)
      for (const stop of stops) stop()
    }
  }, [])
  const isHidden = useStore($isSewnShown)
  return <canvas ref={canvas} className={classNames(styles.layer, isHidden && styles.covered)} />
}
