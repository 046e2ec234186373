import { useEffect, useState } from 'react'
import { useLoaded } from './use-loaded.ts'

/** Object URL of a file that only an API call can fetch; null after a failure. */
export type BlobAddress = string | null | undefined

/**
 * Loads a file while its component is mounted and returns an object URL for it: undefined until it is loaded, or
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
