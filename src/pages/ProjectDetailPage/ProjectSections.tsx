import CirclePlay from 'lucide-react/icons/circle-play'
import Code from 'lucide-react/icons/code'
import ExternalLink from 'lucide-react/icons/external-link'
import styled from 'styled-components'
import type { Outcome, Project } from '../../contract/projects'
import type { RichText as Tree } from '../../contract/richText'
import { useTexts } from '../../language/TextsContext'
import { safeLink } from '../../lib/links'
import { ButtonAnchor, ButtonRow } from '../../ui/Button'
import { ChipList } from '../../ui/Chip'
import { RichText } from '../../ui/richText/RichText'
import { TableOfContents } from '../../ui/richText/TableOfContents'
import { Statistics } from '../../ui/Facts'

const maxOutcomes = 4

const ProjectOutcomesFrame = styled.section`
  dl > :last-child:nth-child(odd) {
    grid-column: 1 / -1;
  }

  dd {
    color: ${({ theme }) => theme.accent};
    font-size: ${({ theme }) => theme.size.heading};
  }

  dt {
    margin-top: 0.25rem;
    font-size: ${({ theme }) => theme.size.small};
    line-height: 1.4;
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
    .map(({ figure, label }) => ({ term: label, value: figure }))
  if (statistics.length === 0) return null
  return (
    <ProjectOutcomesFrame aria-label={texts.outcomes}>
      <Statistics statistics={statistics} boxed lang={lang} />
    </ProjectOutcomesFrame>
  )
}

function ProjectLinks({ project }: { project: Project }) {
  const { common, project: texts } = useTexts()
  const links = [
    { label: texts.demo, Icon: ExternalLink, href: safeLink(project.link_demo) },
    { label: texts.code, Icon: Code, href: safeLink(project.link_code) },
    { label: texts.video, Icon: CirclePlay, href: safeLink(project.link_youtube) },
  ].filter(({ href }) => href !== undefined)
  if (links.length === 0) return null
  return (
    <section lang={common.labelLang}>
      <h2>{texts.links}</h2>
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

const Aside = styled.div`
  display: grid;
  align-content: start;
  gap: 2rem;

  &:empty {
    display: none;
  }

  section {
    break-inside: avoid;
  }

  h2 {
    margin-bottom: 0.875rem;
    font-size: ${({ theme }) => theme.size.subheading};
  }
`

/** The technologies and links of a project; an empty element if it has neither. */
export function ProjectSidebar({ project }: { project: Project }) {
  const { common, project: texts } = useTexts()
  const { skill_names: skills } = project
  return (
    <Aside>
      {skills && skills.length > 0 && (
        <section>
          <h2 lang={common.labelLang}>{texts.technologies}</h2>
          <ChipList labels={skills.map(({ name }) => name)} />
        </section>
      )}
      <ProjectLinks project={project} />
    </Aside>
  )
}

export const Columns = styled.div`
  display: grid;
  gap: clamp(1.5rem, 3vw, 3rem);

  ${({ theme }) => theme.from.desktop} {
    grid-template-columns: minmax(0, 8fr) minmax(0, 4fr);
    column-gap: clamp(2rem, 5.5vw, 5rem);
  }
`

/** Beside the text from desktop width, otherwise above it. */
const Contents = styled.div`
  &:empty {
    display: none;
  }

  ${({ theme }) => theme.from.desktop} {
    grid-area: 1 / 2;
    position: sticky;
    top: 6rem;
    align-self: start;
    overflow-y: auto;
    max-height: calc(100vh - 7rem);
  }

  ${({ theme }) => theme.print} {
    display: none;
  }
`

interface ProjectStoryProps {
  text: Tree
  /** Its language, if it is not that of the page. */
  lang?: string
}

export function ProjectStory({ text, lang }: ProjectStoryProps) {
  const { project: texts } = useTexts()
  return (
    <Columns as="section" aria-label={texts.story} lang={lang}>
      <Contents>
        <TableOfContents text={text} />
      </Contents>
      <RichText text={text} />
    </Columns>
  )
}
