import { useEffect, useRef, useState } from 'react'

/** Pixels by which an arrow key moves an enlarged picture. */
const panStep = 80

const panDirections: Record<string, [x: number, y: number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}

/** From the first picture to the next one: to the left in a page that is read from right to left. */
const forward = () => (document.dir === 'rtl' ? -1 : 1)

/**
 * The state of a row of pictures that shows one of them and is scrolled to the others.
 * @param firstIndex the picture that is shown first
 * @param count the number of pictures
 */
export function usePictureTrack(firstIndex: number, count: number) {
  const ref = useRef<HTMLDivElement>(null)
  const [index, setIndex] = useState(firstIndex)
  const [isZoomed, setZoomed] = useState(false)
  const last = count - 1

  useEffect(() => {
    if (ref.current) ref.current.scrollLeft = forward() * firstIndex * ref.current.clientWidth
  }, [firstIndex])

  /** Shows a picture, or the nearest one that exists. */
  const show = (requested: number) => {
    const next = Math.min(Math.max(requested, 0), last)
    setIndex(next)
    setZoomed(false)
    if (ref.current) ref.current.scrollLeft = forward() * next * ref.current.clientWidth
  }

  const onScroll = () => {
    const { scrollLeft = 0, clientWidth = 1 } = ref.current ?? {}
    const shown = Math.round(Math.abs(scrollLeft) / clientWidth)
    if (shown === index) return
    setIndex(shown)
    setZoomed(false)
  }

  /**
   * Shows another picture, or moves an enlarged one.
   * @returns whether the key has a function
   */
  const pressKey = (key: string): boolean => {
    const step = forward()
    const targets = { ArrowLeft: index - step, ArrowRight: index + step, Home: 0, End: last }
    const direction = isZoomed ? panDirections[key] : undefined
    if (direction) {
      const [x, y] = direction
      ref.current?.children[index]?.firstElementChild?.scrollBy(x * panStep, y * panStep)
    } else if (key in targets) show(targets[key as keyof typeof targets])
    else return false
    return true
  }

  return { ref, index, last, isZoomed, setZoomed, show, onScroll, pressKey }
}
