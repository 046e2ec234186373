import { useEffect, useState } from 'react'
import { useLoaded } from './use-loaded.ts'

/** The address of a file that is only to be had by a call; null when it is not to be had. */
export type BlobAddress = string | null | undefined

/**
 * Loads a file while its part is shown and gives an address for it: undefined until it is there, or
 * without a `key`.
 */
export function useBlob(
  key: string | undefined,
  load: (key: string) => Promise<Blob>,
): BlobAddress {
  const ended = useLoaded(key, load)
  const current = ended?.key === key ? ended : undefined
  const blob = current?.value
  const [address, setAddress] = useState<string>()

  useEffect(() => {
    if (!blob) return
    const made = URL.createObjectURL(blob)
    setAddress(made)
    return () => {
      setAddress(undefined)
      URL.revokeObjectURL(made)
    }
  }, [blob])

  return current && !blob ? null : address
}
