import { statfs } from 'node:fs/promises'

/** Ms for which the free space is not looked at again: within them, the shop writes a small part of the floor. */
const fresh = 3000

/** Free bytes of the disk that has a folder; undefined when the system does not tell. */
export async function freeBytes(folder: string): Promise<number | undefined> {
  const disk = await statfs(folder).catch(() => undefined)
  return disk && disk.bavail * disk.bsize
}

/** Whether the disk has room for what can wait; orders need the rest. */
export type HasRoom = () => Promise<boolean>

/**
 * Tells whether at least `floor` bytes are free, which it looks at every three seconds at most. A disk whose free space
 * is unknown has room.
 */
export function createHasRoom(
  floor: number,
  free: () => Promise<number | undefined>,
  now = () => performance.now(),
): HasRoom {
  let readAt = Number.NEGATIVE_INFINITY
  let room: Promise<boolean> = Promise.resolve(true)
  return () => {
    if (now() - readAt >= fresh) {
      readAt = now()
      room = free().then((bytes) => bytes === undefined || bytes >= floor)
    }
    return room
  }
}
