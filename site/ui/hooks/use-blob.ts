import { useEffect, useState } from 'react'
import { useLoaded } from './use-loaded.ts'

/**
 * Loads a file that only an API call can fetch while its component is mounted, and returns an object URL for it:
 * undefined until it is loaded, or without a `key`; null after a failure.
 */
export function useBlob(
  key: string | undefined,
  load: (key: string) => Promise<Blob>,
): string | null | undefined {
  const ended = useLoaded(key, load)
  const current = ended?.key === key ? ended : undefined
  const address = useObjectUrl(current?.value)
  return current && !current.value ? null : address
}

/** The object URL of a file while its component is mounted. */
export function useObjectUrl(file: Blob | undefined): string | undefined {
  const [address, setAddress] = useState<string>()

  useEffect(() => {
    if (!file) return
    const made = URL.createObjectURL(file)
    setAddress(made)
    return () => {
      setAddress(undefined)
      URL.revokeObjectURL(made)
    }
  }, [file])

  return address
}
