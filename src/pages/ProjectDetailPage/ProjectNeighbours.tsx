import type { ProjectDetail } from '../../contract/projects'
import { useProjectCloth } from '../../features/projects/projectCloth'
import { useTexts } from '../../language/TextsContext'
import { paths } from '../../lib/urls/paths'
import { Neighbours } from '../../ui/lists/Neighbours'
import { Picture } from '../../ui/pictures/Picture'

/** Links to the previous and the next project of the list; the last one with its cover. */
export function ProjectNeighbours({ previous, next }: Pick<ProjectDetail, 'previous' | 'next'>) {
  const { project: texts } = useTexts()
  const clothOf = useProjectCloth()
  const last = next?.slug ? next : previous
  const entryOf = (rel: 'prev' | 'next', label: string, project: ProjectDetail['next']) => ({
    rel,
    label,
    title: project?.title ?? '',
    to: project?.slug && paths.project(project.slug),
    picture: project && project === last && (
      <Picture
        src={project.picture_url}
        colours={project.picture_colours}
        placeholder={clothOf(project)}
        alt=""
        ratio="16 / 10"
        sizes="(min-width: 78rem) 42rem, 96vw"
      />
    ),
  })
  return (
    <Neighbours
      label={texts.others}
      entries={[entryOf('prev', texts.previous, previous), entryOf('next', texts.next, next)]}
    />
  )
}
