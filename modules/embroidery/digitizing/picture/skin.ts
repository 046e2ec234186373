/** The hues, strengths and brightnesses of skin in Oklab, from dark to light. */
const skin = {
  fromHue: 20,
  toHue: 68,
  weakest: 0.025,
  strongest: 0.14,
  darkest: 0.35,
  lightest: 0.93,
}

/** Whether an Oklab colour is one of skin. */
export function isSkin(lightness: number, greenRed: number, blueYellow: number): boolean {
  const strength = Math.hypot(greenRed, blueYellow)
  const hue = (Math.atan2(blueYellow, greenRed) * 180) / Math.PI
  return (
    lightness > skin.darkest &&
    lightness < skin.lightest &&
    strength > skin.weakest &&
    strength < skin.strongest &&
    hue > skin.fromHue &&
    hue < skin.toHue
  )
}
