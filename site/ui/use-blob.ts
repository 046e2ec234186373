import { useEffect, useState } from 'react'

/** The address of a file that is only to be had by a call; null when it is not to be had. */
export type BlobAddress = string | null | undefined

/**
 * Loads a file while its part is shown and gives an address for it: undefined until it is there, or
 * without a `key`. `load` has to be the same function at each call.
 */
export function useBlob(
  key: string | undefined,
  load: (key: string) => Promise<Blob>,
): BlobAddress {
  const [address, setAddress] = useState<BlobAddress>()

  useEffect(() => {
    if (key === undefined) return
    let isCurrent = true
    let made: string | undefined
    load(key).then(
      (blob) => {
        if (!isCurrent) return
        made = URL.createObjectURL(blob)
        setAddress(made)
      },
      () => isCurrent && setAddress(null),
    )
    return () => {
      isCurrent = false
      setAddress(undefined)
      if (made) URL.revokeObjectURL(made)
    }
  }, [key, load])

  return address
}
