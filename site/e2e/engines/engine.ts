import type { OtherEngine } from '../../../scripts/test/install/engines.ts'

/** A started browser. */
export interface Engine {
  name: OtherEngine
  version: string
  /** Opens a window with empty storage; closes the previous one. */
  visit(): Promise<Driver>
  /** Ends the browser and removes its files. */
  close(): Promise<void>
}

export type Key = 'Enter' | 'Escape' | 'Home' | 'Tab'

/**
 * The operations of a window that a journey needs, which each engine implements with its own protocol. Expressions are
 * JavaScript.
 */
export interface Driver {
  goto(url: string): Promise<void>
  /** Requests a size in CSS px; the browser's toolbars may take some of the height. */
  resize(width: number, height: number): Promise<void>
  evaluate<Answer>(expression: string): Promise<Answer>
  /** Clicks at a point of the window, in CSS px. */
  press(x: number, y: number): Promise<void>
  /** Types into the focused element. */
  type(text: string): Promise<void>
  key(key: Key): Promise<void>
  /** Chooses an option of a native select. */
  choose(select: string, value: string): Promise<void>
  upload(input: string, path: string): Promise<void>
  /** The window as a PNG. */
  screenshot(): Promise<Uint8Array>
}
