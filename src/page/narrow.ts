import { useEffect, useState } from 'preact/hooks'

/** The width at which media.css gives a row two lines. */
const narrow = matchMedia('screen and (max-width: 760px)')

export const narrowRowHeight = 64

export function useNarrow(): boolean {
  const [isNarrow, setIsNarrow] = useState(narrow.matches)
  useEffect(() => {
    const follow = (): void => setIsNarrow(narrow.matches)
    narrow.addEventListener('change', follow)
    return () => narrow.removeEventListener('change', follow)
  }, [])
  return isNarrow
}
