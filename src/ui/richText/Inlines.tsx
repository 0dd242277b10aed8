import { type ReactNode, useContext } from 'react'
import { Link } from 'react-router-dom'
import type { Inline } from '../../contract/schema/richText'
import { useTexts } from '../../language/TextsContext'
import { pictureAddress } from '../../lib/pictures'
import { safeLink } from '../../lib/urls/links'
import { sitePath } from '../../sitePath'
import { useImageError } from '../pictures/Picture'
import { SideNote, SideNotes } from './SideNotes'
import { hasSize, maxDepth, nodesOf, noteId, referenceId, textOf } from './tree'

export function Inlines({ inlines, depth = 0 }: { inlines: readonly Inline[]; depth?: number }) {
  if (depth > maxDepth) return null
  return nodesOf(inlines).map((inline, index) => (
    <InlinePart key={index} inline={inline} depth={depth + 1} />
  ))
}

function InlinePart({ inline, depth }: { inline: Inline; depth: number }): ReactNode {
  if (typeof inline === 'string') return inline
  const children = 'children' in inline && <Inlines inlines={inline.children} depth={depth} />
  switch (inline.type) {
    case 'emphasis':
      return <em>{children}</em>
    case 'strong':
      return <strong>{children}</strong>
    case 'deleted':
      return <del>{children}</del>
    case 'code':
      return <code dir="ltr">{textOf(inline.text)}</code>
    case 'break':
      return <br />
    case 'language':
      return (
        <i dir="auto" lang={textOf(inline.lang)}>
          {children}
        </i>
      )
    case 'link':
      return (
        <TextLink url={textOf(inline.url)} title={textOf(inline.title) || undefined}>
          {children}
        </TextLink>
      )
    case 'image':
      return <InlineImage {...inline} />
    case 'footnoteReference':
      return <FootnoteReference number={inline.number} occurrence={inline.occurrence} />
    default:
      return null
  }
}

/** A link to a page of the site, to a file or a part of the page, or to another site. */
function TextLink({ url, title, children }: { url: string; title?: string; children: ReactNode }) {
  const href = safeLink(url)
  if (href === undefined) return children
  const rest = { title, children }
  if (/^\/(?!\/)[^.]*$/.test(href)) return <Link to={href} {...rest} />
  const isOutside = /^(https?:)?\/\//i.test(href)
  const target = isOutside && { target: '_blank', rel: 'noopener noreferrer' }
  return <a href={sitePath(href)} {...target} {...rest} />
}

function InlineImage(image: Extract<Inline, { type: 'image' }>) {
  const url = safeLink(textOf(image.url))
  const { hasFailed, imageProps } = useImageError(url && pictureAddress(url))
  if (url === undefined || hasFailed) return textOf(image.alt)
  const { width, height } = hasSize(image) ? image : { width: 1, height: 1 }
  return (
    <img
      {...imageProps}
      loading="lazy"
      src={sitePath(pictureAddress(url))}
      alt={textOf(image.alt)}
      width={width}
      height={height}
    />
  )
}

function FootnoteReference({ number, occurrence }: { number: number; occurrence: number }) {
  const { richText } = useTexts()
  const sideNotes = useContext(SideNotes)
  if (!Number.isInteger(number)) return null
  const id = referenceId(number, occurrence)
  const note = occurrence === 1 ? sideNotes[number - 1] : undefined
  return (
    <>
      <sup>
        <a
          id={id}
          href={`#${noteId(number)}`}
          role="doc-noteref"
          aria-label={richText.footnote(number)}
        >
          {number}
        </a>
      </sup>
      {note && (
        <SideNote role="note" dir="auto">
          <SideNotes value={[]}>
            {nodesOf(note.children).map((block, index) => (
              <Inlines
                key={index}
                inlines={'children' in block ? (block.children as Inline[]) : []}
              />
            ))}
          </SideNotes>
        </SideNote>
      )}
    </>
  )
}
