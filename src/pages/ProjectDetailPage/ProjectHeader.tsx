import ArrowLeft from 'lucide-react/icons/arrow-left'
import { Link } from 'react-router-dom'
import styled from 'styled-components'
import type { Project } from '../../contract/projects'
import {
  clothTransitionName,
  pictureTransitionName,
  useProjectCloth,
} from '../../features/projects/projectCloth'
import { useTexts } from '../../language/TextsContext'
import { useTextAttributes } from '../../language/useTextAttributes'
import { formatLongDate, formatPeriod } from '../../lib/dates'
import { paths } from '../../lib/urls/paths'
import { CategoryLabel } from '../../ui/Chip'
import { Cloth } from '../../ui/pictures/Cloth'
import { FactList } from '../../ui/FactList'
import { Title } from '../../ui/Page'
import { Breadcrumb, projectParents } from '../../ui/Breadcrumb'
import { Picture } from '../../ui/pictures/Picture'
import { usePictureDialog } from './usePictureDialog'

const NavigationFrame = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: 0.75rem 2rem;
  font-size: ${({ theme }) => theme.size.small};

  > a {
    display: inline-flex;
    align-items: center;
    gap: 0.375rem;
    font-weight: 600;
  }
  ${({ theme }) => theme.screenOnly}
`

export function ProjectNavigation({ project }: { project: Project }) {
  const texts = useTexts()
  const { lang } = useTextAttributes()(project, 'title')
  return (
    <NavigationFrame>
      <Breadcrumb parents={projectParents(texts)} current={project.title} lang={lang} />
      <Link to={paths.projects} lang={texts.common.labelLang}>
        <ArrowLeft size="1em" aria-hidden="true" />
        {texts.project.back}
      </Link>
    </NavigationFrame>
  )
}

const CoverFrame = styled.div`
  overflow: hidden;
  border: 1px solid ${({ theme }) => theme.line};
  border-radius: ${({ theme }) => theme.radius.large};
  break-inside: avoid;

  ${({ theme }) => theme.from.tablet} {
    display: grid;
    grid-template-columns: minmax(0, 7fr) minmax(0, 2fr);
  }
  ${({ theme }) => theme.print} {
    max-height: 7cm;
  }
`

const CoverLink = styled.a`
  display: block;
  padding: 0;
  cursor: zoom-in;

  &:focus-visible {
    outline-offset: -3px;
  }
`

/** Below the picture; on a wide screen beside it. */
const Edge = styled(Cloth).attrs({ tile: 'var(--tile)' })`
  --tile: 1.5rem;
  min-height: 1.5rem;
  ${({ theme }) => theme.from.tablet} {
    --tile: 8vw;
  }
  ${({ theme }) => theme.screenOnly}
`

/** The picture of a project, which a dialog shows whole, with its cloth at the edge. */
export function ProjectCover({ project }: { project: Project }) {
  const { gallery, project: texts } = useTexts()
  const cloth = useProjectCloth()(project)
  const { picture_url, picture_colours } = project
  const alt = project.picture_alt?.trim() || texts.pictureOf(project.title)
  const cover = { picture_url: picture_url ?? '', alt }
  const { linkAttributes, dialog } = usePictureDialog([cover])
  return (
    <CoverFrame>
      <CoverLink {...linkAttributes(0)} aria-label={gallery.enlargeCover(alt)}>
        <Picture
          src={picture_url}
          colours={picture_colours}
          placeholder={cloth}
          transitionName={pictureTransitionName(project.id)}
          alt={alt}
          ratio="16 / 10"
          sizes="(min-width: 78rem) 56rem, 96vw"
          loading="eager"
        />
      </CoverLink>
      <Edge cloth={cloth} transitionName={clothTransitionName(project.id)} />
      {dialog}
    </CoverFrame>
  )
}

const Meta = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0.5rem 1rem;
  ${({ theme }) => theme.smallText}

  ${({ theme }) => theme.from.desktop} {
    grid-column: 1;
    flex-direction: column;
    align-items: start;
  }

  &:empty {
    display: none;
  }
`

const Facts = styled(FactList)`
  display: flex;
  flex-wrap: wrap;
  gap: 0.75rem 2.5rem;

  ${({ theme }) => theme.from.desktop} {
    grid-column: 1;
    flex-direction: column;
  }
`

/** Items of `Columns`: the facts are in its first column. */
export function ProjectHeader({ project }: { project: Project }) {
  const { dates, project: texts } = useTexts()
  const { title, category_name: category } = project
  const period = formatPeriod({ start: project.start_date, end: project.end_date }, dates)
  const attributesOf = useTextAttributes()
  // The date of an imported project is an end of its period.
  const isInPeriod = [project.start_date, project.end_date].includes(project.created_at)
  const created = (!isInPeriod && formatLongDate(project.created_at, dates)) || ''
  const facts = [
    { term: texts.role, value: project.role?.trim(), ...attributesOf(project, 'role') },
    { term: texts.client, value: project.client?.trim(), ...attributesOf(project, 'client') },
    { term: texts.type, value: project.type?.trim(), ...attributesOf(project, 'type') },
  ].filter(({ value }) => value)
  return (
    <>
      <Meta>
        {category && <CategoryLabel name={category} />}
        {period && !created.endsWith(period) && <span>{period}</span>}
        {created && (
          <span>
            {texts.created} <time dateTime={project.created_at ?? undefined}>{created}</time>
          </span>
        )}
      </Meta>
      <Title {...attributesOf(project, 'title')}>{title}</Title>
      <Facts facts={facts} />
    </>
  )
}
