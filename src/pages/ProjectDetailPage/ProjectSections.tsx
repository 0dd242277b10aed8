import CirclePlay from 'lucide-react/icons/circle-play'
import Code from 'lucide-react/icons/code'
import ExternalLink from 'lucide-react/icons/external-link'
import styled from 'styled-components'
import { maxOutcomes } from '../../contract/constants'
import type { Outcome, Project } from '../../contract/projects'
import type { RichText as Tree } from '../../contract/schema/richText'
import { useTexts } from '../../language/TextsContext'
import { safeLink } from '../../lib/urls/links'
import { ButtonAnchor, ButtonRow } from '../../ui/Button'
import { ChipList } from '../../ui/Chip'
import { Columns, ContentsColumn } from '../../ui/richText/Columns'
import { RichText } from '../../ui/richText/RichText'
import { TableOfContents } from '../../ui/richText/TableOfContents'
import { OutcomeFigure } from '../../ui/OutcomeFigure'
import { Statistics } from '../../ui/Statistics'

/** The gaps of the list are hairlines. */
const Outcomes = styled.section`
  break-inside: avoid;

  dl {
    grid-template-columns: 1fr;
    justify-content: stretch;
    gap: 1px;
    border-block: 1px solid ${({ theme }) => theme.line};
    background: ${({ theme }) => theme.line};

    ${({ theme }) => theme.from.tablet} {
      grid-template-columns: none;
      grid-auto-columns: auto;
      grid-auto-flow: column;

      &:has(> :nth-child(4)) {
        grid-template-columns: repeat(2, 1fr);
        grid-auto-flow: row;
      }
    }
  }

  div {
    gap: 0.5rem;
    padding-block: 1rem;
    background: ${({ theme }) => theme.surface};

    ${({ theme }) => theme.from.tablet} {
      min-width: 10rem;
      padding: 2rem 1.5rem;
    }
  }

  div:first-child,
  div:nth-child(3):nth-last-child(2) {
    padding-inline-start: 0;
  }

  dt {
    font-size: ${({ theme }) => theme.size.small};
    line-height: 1.4;
  }

  dd {
    font-size: 2.5rem;
    line-height: 1;
    overflow-wrap: break-word;
  }
  ${({ theme }) => theme.from.tablet} {
    dd {
      font-size: clamp(2rem, 4.5vw, 4.5rem);
    }
    /* The figures alone make a column wider. */
    dt {
      width: 0;
      min-width: 100%;
    }
  }
`

interface ProjectOutcomesProps {
  outcomes: readonly Outcome[]
  /** Their language, if it is not that of the page. */
  lang?: string
}

export function ProjectOutcomes({ outcomes, lang }: ProjectOutcomesProps) {
  const { project: texts } = useTexts()
  const statistics = outcomes
    .filter(({ figure, label }) => figure.trim() && label.trim())
    .slice(0, maxOutcomes)
    .map(({ figure, label }) => ({ term: label, value: <OutcomeFigure text={figure} /> }))
  if (statistics.length === 0) return null
  return (
    <Outcomes aria-label={texts.outcomes}>
      <Statistics statistics={statistics} lang={lang} />
    </Outcomes>
  )
}

const SmallHeading = styled.h2`
  margin-bottom: 0.875rem;
  font-size: ${({ theme }) => theme.size.body};
`

export function ProjectLinks({ project }: { project: Project }) {
  const { common, project: texts } = useTexts()
  const links = [
    { label: texts.demo, Icon: ExternalLink, href: safeLink(project.link_demo) },
    { label: texts.code, Icon: Code, href: safeLink(project.link_code) },
    { label: texts.video, Icon: CirclePlay, href: safeLink(project.link_youtube) },
  ].filter(({ href }) => href !== undefined)
  if (links.length === 0) return null
  return (
    <section lang={common.labelLang}>
      <SmallHeading>{texts.links}</SmallHeading>
      <ButtonRow>
        {links.map(({ label, Icon, href }, index) => (
          <ButtonAnchor
            key={label}
            href={href}
            target="_blank"
            rel="noopener noreferrer"
            $variant={index === 0 ? 'solid' : 'outline'}
          >
            <Icon aria-hidden="true" />
            {label}
          </ButtonAnchor>
        ))}
      </ButtonRow>
    </section>
  )
}

/** Beside the description, from where there is room for it. */
const Technologies = styled.section`
  break-inside: avoid;

  @media (min-width: 78rem) {
    grid-column: 3;
  }
`

export function ProjectTechnologies({ project }: { project: Project }) {
  const { common, project: texts } = useTexts()
  const { skill_names: skills } = project
  if (!skills?.length) return null
  return (
    <Technologies>
      <SmallHeading lang={common.labelLang}>{texts.technologies}</SmallHeading>
      <ChipList labels={skills.map(({ name }) => name)} />
    </Technologies>
  )
}

interface ProjectStoryProps {
  text: Tree
  /** Its language, if it is not that of the page. */
  lang?: string
}

export function ProjectStory({ text, lang }: ProjectStoryProps) {
  const { project: texts } = useTexts()
  return (
    <Columns as="section" aria-label={texts.story} lang={lang}>
      <ContentsColumn>
        <TableOfContents text={text} />
      </ContentsColumn>
      <RichText text={text} />
    </Columns>
  )
}
