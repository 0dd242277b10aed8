import type { KeyboardEvent, MouseEvent } from 'react'
import styled from 'styled-components'
import type { FocalPoint } from '../../contract/pictures'
import { objectPosition, pictureAddress } from '../../lib/pictures'
import { sitePath } from '../../sitePath'
import { useImageError } from '../../ui/pictures/Picture'
import { useStudioTexts } from '../language/StudioTextsContext'
import { Facts } from '../ui/rows'

const Frame = styled.div`
  display: grid;
  gap: 0.5rem;
  justify-items: start;
`

const Stage = styled.div`
  position: relative;
  cursor: crosshair;
  touch-action: manipulation;
`

const Photo = styled.img`
  max-height: 18rem;
  border-radius: ${({ theme }) => theme.radius.small};
  background: ${({ theme }) => theme.surfaceSunken};
`

/** Visible on every picture: a light ring within a dark one. */
const Marker = styled.span`
  position: absolute;
  width: 1.75rem;
  height: 1.75rem;
  border: 3px solid ${({ theme }) => theme.onAccent};
  border-radius: 50%;
  outline: 3px solid ${({ theme }) => theme.accent};
  transform: translate(-50%, -50%);
  pointer-events: none;
`

const Crops = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0.75rem;
  align-items: end;

  img {
    height: 4rem;
    border-radius: ${({ theme }) => theme.radius.small};
  }
`

/** By how many percent an arrow key moves the point; with Shift by one. */
const step = 5

const directions: Record<string, [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}

interface FocalPointPickerProps {
  url: string
  focus: FocalPoint
  onChange: (focus: FocalPoint) => void
}

/**
 * A picture on which a point is set with a tap or with the arrow keys, and the crops around it; only
 * the picture if it is not a stored one.
 */
export function FocalPointPicker({ url, focus, onChange }: FocalPointPickerProps) {
  const { pictures } = useStudioTexts()
  const { x, y } = focus
  const src = sitePath(pictureAddress(url))
  const { hasFailed, imageProps } = useImageError(src)
  const moveTo = (left: number, top: number) => onChange({ x: limit(left), y: limit(top) })
  const setByPointer = ({ currentTarget, clientX, clientY }: MouseEvent<HTMLElement>) => {
    const { left, top, width, height } = currentTarget.getBoundingClientRect()
    moveTo(((clientX - left) / width) * 100, ((clientY - top) / height) * 100)
  }
  const setByKey = (event: KeyboardEvent) => {
    const [right, down] = directions[event.key] ?? []
    if (right === undefined || down === undefined) return
    event.preventDefault()
    const percent = event.shiftKey ? 1 : step
    moveTo(x + right * percent, y + down * percent)
  }
  if (hasFailed) {
    return <Facts role="alert">{pictures.notShown}</Facts>
  }
  const photo = <Photo {...imageProps} src={src} alt="" draggable={false} />
  if (!hasFocalPoint(url)) return <Frame>{photo}</Frame>
  return (
    <Frame>
      <Stage
        role="slider"
        tabIndex={0}
        aria-label={pictures.focus}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={x}
        aria-valuetext={pictures.focusAt(x, y)}
        onClick={setByPointer}
        onKeyDown={setByKey}
      >
        {photo}
        <Marker style={{ left: `${x}%`, top: `${y}%` }} />
      </Stage>
      <Facts>{pictures.focusHint}</Facts>
      <Crops aria-hidden>
        {['16 / 10', '1 / 1'].map((aspectRatio) => (
          <img
            key={aspectRatio}
            src={src}
            alt=""
            style={{ aspectRatio, objectPosition: `${x}% ${y}%` }}
          />
        ))}
      </Crops>
    </Frame>
  )
}

const limit = (percent: number) => Math.min(100, Math.max(0, Math.round(percent)))

export const centre: FocalPoint = { x: 50, y: 50 }

const hasFocalPoint = (url: string) => url.startsWith('/pictures/')

interface PictureAddress {
  url: string
  focus: FocalPoint
}

/** Splits an address such as `/pictures/a.webp?focus=30,60`. */
export function parsePictureAddress(address: string): PictureAddress {
  const position = objectPosition(address)
  if (!position) return { url: address, focus: centre }
  const [x = 0, y = 0] = position.split(' ').map((part) => Math.min(100, parseInt(part, 10)))
  return { url: address.slice(0, address.lastIndexOf('?')), focus: { x, y } }
}

/** Joins the parts of an address; the centre is left out, and so is a point of another site's picture. */
export function formatPictureAddress({ url, focus: { x, y } }: PictureAddress): string {
  const isCentre = x === centre.x && y === centre.y
  return isCentre || !hasFocalPoint(url) ? url : `${url}?focus=${x},${y}`
}
