import { useLayoutEffect, useState } from 'preact/hooks'

const paper = matchMedia('print')

/** Whether the page is being printed: then all of it exists, in colours for paper. */
export function usePrinted(): boolean {
  const [printed, setPrinted] = useState(paper.matches)
  useLayoutEffect(() => {
    const tell = (now: boolean): void => {
      // Canvases are drawn before the style sheet knows of the paper.
      document.documentElement.classList.toggle('paper', now)
      setPrinted(now)
    }
    const begin = (): void => tell(true)
    const end = (): void => tell(false)
    const follow = (): void => tell(paper.matches)
    follow()
    addEventListener('beforeprint', begin)
    addEventListener('afterprint', end)
    paper.addEventListener('change', follow)
    return () => {
      removeEventListener('beforeprint', begin)
      removeEventListener('afterprint', end)
      paper.removeEventListener('change', follow)
    }
  }, [])
  return printed
}
