import { useLayoutEffect, useState } from 'preact/hooks'

const paper = matchMedia('print')

/** True while the page is printed: then all of it exists, in colours for paper. */
export function usePrinted(): boolean {
  const [printed, setPrinted] = useState(paper.matches)
  useLayoutEffect(() => {
    const update = (isPrinting: boolean): void => {
      // Canvases are drawn before the style sheet knows about the paper.
      document.documentElement.classList.toggle('paper', isPrinting)
      setPrinted(isPrinting)
    }
    const begin = (): void => update(true)
    const end = (): void => update(false)
    const follow = (): void => update(paper.matches)
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
