import { Fragment, type ReactNode } from 'react'
import styled from 'styled-components'
import { useTexts } from '../../language/TextsContext'
import { useTextAttributes } from '../../language/useTextAttributes'
import { safeLink } from '../../lib/urls/links'
import { Bullets } from '../../ui/Bullets'
import { Badge } from '../../ui/Chip'

const indent = 'clamp(1.25rem, 3vw, 2rem)'

export const Timeline = styled.ol`
  display: grid;
  border-inline-start: 2px solid ${({ theme }) => theme.line};

  /* The line is in the gap: the texts of all sections begin at one edge. */
  ${({ theme }) => theme.from.desktop} {
    margin-inline-start: calc(-2px - ${indent});
  }
  ${({ theme }) => theme.print} {
    display: block;
    margin: 0;
  }
`

const Entry = styled.li`
  position: relative;
  display: grid;
  gap: 0.375rem;
  padding-bottom: 2rem;
  padding-inline-start: ${indent};
  min-width: 0;

  &:last-child {
    padding-bottom: 0;
  }

  &::before {
    content: '';
    position: absolute;
    top: 0.45rem;
    inset-inline-start: calc(-0.375rem - 1px);
    width: 0.75rem;
    height: 0.75rem;
    border-radius: 50% 0;
    background: ${({ theme }) => theme.accent};
  }

  h3 {
    font-size: ${({ theme }) => theme.size.body};

    a {
      display: inline-block;
      min-height: 1.5rem;
    }
  }

  ${({ theme }) => theme.print} {
    gap: 0.5mm;
    padding-bottom: 4mm;
    padding-inline-start: 4mm;
    break-inside: avoid;

    h3 a::after {
      content: ' ' attr(href);
      font-weight: 400;
    }
  }
`

export const Subtitle = styled.p`
  ${({ theme }) => theme.smallText}
`

const Period = styled(Subtitle)`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0.25rem 0.75rem;
  font-weight: 600;
`

const Text = styled.p`
  max-width: 44rem;
  white-space: pre-line;
`

type MaybeText = string | null | undefined

/** A name, or one with a link, which is omitted if it is unsafe. */
type SubtitlePart = MaybeText | { text: MaybeText; url: MaybeText }

function ExternalLink({ href, children }: { href: string | undefined; children: ReactNode }) {
  if (!href) return children
  return (
    <a href={href} target="_blank" rel="noopener noreferrer">
      {children}
    </a>
  )
}

function partsOf(subtitle: readonly SubtitlePart[]): { text: string; href?: string }[] {
  return subtitle.flatMap((part) => {
    if (!part) return []
    const { text, url } = typeof part === 'string' ? { text: part, url: undefined } : part
    return text?.trim() ? [{ text: text.trim(), href: safeLink(url) }] : []
  })
}

/** Lines break after it, not before. */
const separator = '\u00a0· '

/** Joined by dots; without links, as one text. */
function joinParts(parts: ReturnType<typeof partsOf>): ReactNode {
  if (!parts.some(({ href }) => href)) return parts.map(({ text }) => text).join(separator)
  return parts.map(({ text, href }, index) => (
    <Fragment key={index}>
      {index > 0 && separator}
      <ExternalLink href={href}>{text}</ExternalLink>
    </Fragment>
  ))
}

export interface TimelineEntryProps {
  elementId?: string
  period: string
  title: string
  href?: string
  /** The language of all its texts, if it is not that of the page. */
  lang?: string
  /** Joined below the title; empty parts, and those that are the title, are omitted. */
  subtitle: readonly SubtitlePart[]
  company_description?: string | null
  description?: string | null
  highlights?: readonly string[] | null
  untranslated?: readonly string[]
  /** The fields of the title and of the subtitle, as `untranslated` names them. */
  fields?: readonly [title: string, subtitle: string]
  badge?: string | false
  children?: ReactNode
}

export function TimelineEntry(props: TimelineEntryProps) {
  const { period, title, badge, description, highlights, children } = props
  const { company_description: about } = props
  const [titleField, subtitleField] = props.fields ?? ['title', 'subtitle']
  const { common } = useTexts()
  const attributesOf = useTextAttributes()
  const parts = partsOf(props.subtitle)
  const subtitle = parts.filter(({ text }) => text !== title)
  const href = props.href ?? parts.find(({ text }) => text === title)?.href
  return (
    <Entry id={props.elementId} lang={props.lang}>
      {(period || badge) && (
        <Period lang={common.lang}>
          {period}
          {badge && <Badge>{badge}</Badge>}
        </Period>
      )}
      <h3 {...attributesOf(props, titleField)}>
        <ExternalLink href={href}>{title}</ExternalLink>
      </h3>
      {subtitle.length > 0 && (
        <Subtitle {...attributesOf(props, subtitleField)}>{joinParts(subtitle)}</Subtitle>
      )}
      {children}
      {about && <Text {...attributesOf(props, 'company_description')}>{about}</Text>}
      {description && <Text {...attributesOf(props, 'description')}>{description}</Text>}
      <Bullets texts={highlights} lang={attributesOf(props, 'highlights').lang} />
    </Entry>
  )
}
