import { useId } from 'react'
import { Link } from 'react-router-dom'
import styled, { useTheme } from 'styled-components'
import { latestPostsApi } from '../../features/posts/latestPostsApi'
import { PostCover, PostMeta, usePostLanguage } from '../../features/posts/PostCover'
import type { ShownProfile } from '../../features/profile/useProfile'
import { ValueCards } from '../../features/profile/ValueCards'
import type { FeaturedProject } from '../../features/projects/featuredProjects'
import { ClientQuote } from '../../features/testimonials/ClientQuote'
import { featuredTestimonialsApi } from '../../features/testimonials/featuredTestimonialsApi'
import type { Post } from '../../contract/posts'
import { useSharedTexts } from '../../language/TextsContext'
import { useTextAttributes } from '../../language/useTextAttributes'
import { commaList } from '../../lib/text'
import { paths } from '../../lib/urls/paths'
import { breakpoints } from '../../theme/theme'
import { cardLink, CardTitle, truncatedText } from '../../ui/cards/Card'
import { ChipList } from '../../ui/Chip'
import { fullWidthBackground, Heading, Section } from '../../ui/Page'
import { OutcomeFigure } from '../../ui/OutcomeFigure'
import { VisuallyHidden } from '../../ui/VisuallyHidden'
import { SectionHeader } from './homeStyles'

const Band = styled.section`
  break-inside: avoid;
  padding-block: clamp(1rem, 2vw, 1.5rem);
  border-block: 1px solid ${({ theme }) => theme.line};
`

/** Nothing if the owner names none. */
export function Technologies({ stack = '' }: { stack?: string }) {
  const { common } = useSharedTexts()
  const headingId = useId()
  const { category } = useTheme()
  const colours = [
    category.frontend_development,
    category.tools,
    category.backend_development,
    category.design,
  ]
  if (!stack) return null
  return (
    <Band aria-labelledby={headingId}>
      <VisuallyHidden as="h2" id={headingId}>
        {common.technologies}
      </VisuallyHidden>
      <ChipList labels={commaList(stack)} colours={colours} />
    </Band>
  )
}

const TintedBand = styled.section`
  padding-block: clamp(2.5rem, 5vw, 4.5rem);

  & + & {
    padding-top: 0;
  }

  @media screen {
    ${fullWidthBackground('surfaceSunken')}
  }
`

/** As large as fits into one line. */
const OutcomeText = styled.p<{ $length: number }>`
  font-size: ${({ theme, $length }) => `clamp(1.5rem, ${150 / $length}vw, ${theme.size.display})`};
  font-weight: 800;
  letter-spacing: -0.045em;
  line-height: 1.1;
`

const OutcomeLabel = styled.p`
  margin-block: 0.5rem 1rem;
  color: ${({ theme }) => theme.textMuted};
  font-size: ${({ theme }) => theme.size.heading};
`

/** The first result of a project, for example `2 hours → 20 minutes`; nothing without one. */
export function ProjectOutcome({ project }: { project: FeaturedProject | undefined }) {
  const { home: texts } = useSharedTexts()
  const attributesOf = useTextAttributes()
  if (!project?.outcome) return null
  const { figure, label } = project.outcome
  const attributes = attributesOf(project, 'outcomes')
  return (
    <TintedBand aria-label={texts.outcome}>
      <OutcomeText $length={figure.length} {...attributes}>
        <OutcomeFigure text={figure} />
      </OutcomeText>
      <OutcomeLabel {...attributes}>{label}</OutcomeLabel>
      {project.slug && (
        <Link to={paths.project(project.slug)}>{texts.viewProject(project.title)}</Link>
      )}
    </TintedBand>
  )
}

const PostList = styled.ul`
  display: grid;
  gap: clamp(2.25rem, 5vw, 4rem);

  ${({ theme }) => theme.from.tablet} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }

  article {
    ${cardLink}
    display: grid;
    gap: 0.75rem;
    align-content: start;
  }

  h3 {
    font-size: ${({ theme }) => theme.size.heading};
  }

  article > p:last-child {
    ${truncatedText}
    color: ${({ theme }) => theme.textMuted};
  }
`

const Cover = styled(PostCover)`
  aspect-ratio: 2 / 1;
  margin-bottom: 0.25rem;
  border-radius: ${({ theme }) => theme.radius.large};
`

function LatestPost({ post }: { post: Post }) {
  const lang = usePostLanguage(post)
  return (
    <li>
      <article>
        <Cover
          post={post}
          tile="5rem"
          alt=""
          ratio="2 / 1"
          sizes={`(min-width: ${breakpoints.desktop}) 34rem, (min-width: ${breakpoints.tablet}) 46vw, 96vw`}
          loading="lazy"
        />
        <PostMeta post={post} />
        <h3 dir="auto" lang={lang}>
          <CardTitle title={post.title} to={paths.post(post.slug)} />
        </h3>
        {post.excerpt && (
          <p dir="auto" lang={lang}>
            {post.excerpt}
          </p>
        )}
      </article>
    </li>
  )
}

/** Nothing without articles that have a page. */
export function LatestPosts() {
  const { common, home: texts } = useSharedTexts()
  const { data } = latestPostsApi.useListLatestPostsQuery()
  const posts = data?.filter(({ slug, hasContent }) => slug && hasContent)
  if (!posts?.length) return null
  return (
    <Section>
      <SectionHeader>
        <Heading>{texts.latestPosts}</Heading>
        <Link to={paths.blog}>{common.allPosts}</Link>
      </SectionHeader>
      <PostList>
        {posts.map((post) => (
          <LatestPost key={post.id} post={post} />
        ))}
      </PostList>
    </Section>
  )
}

/**
 * The first featured testimonial, with a link to its project, or to its own page where another section
 * has that link; nothing if there is none.
 * @param linkedSlug of the project to which another section leads
 */
export function FeaturedQuote({ linkedSlug }: { linkedSlug: string | undefined }) {
  const { common, home: texts } = useSharedTexts()
  const { data } = featuredTestimonialsApi.useListFeaturedTestimonialsQuery()
  const testimonial = data?.find(({ description }) => description)
  if (!testimonial) return null
  const { id, project_slug: slug, project_title: title } = testimonial
  return (
    <TintedBand aria-label={common.clientQuote}>
      <ClientQuote testimonial={testimonial}>
        {slug && slug !== linkedSlug ? (
          <Link to={paths.project(slug)}>{texts.viewProject(title ?? '').trim()}</Link>
        ) : (
          <Link to={paths.testimonial(id)}>{common.readTestimonial}</Link>
        )}
      </ClientQuote>
    </TintedBand>
  )
}

/** Nothing if the owner states none. */
export function Values({ profile }: { profile: ShownProfile }) {
  const { valuesHeading } = useSharedTexts().home
  if (!profile.values?.length) return null
  return (
    <Section>
      <VisuallyHidden as="h2">{valuesHeading}</VisuallyHidden>
      <ValueCards profile={profile} field="values" />
    </Section>
  )
}
