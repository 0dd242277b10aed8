import { matchPath } from 'react-router-dom'
import {
  analyticsEvents,
  isAnalyticsEvent,
  sendAnalyticsEvent,
} from '../../features/analytics/analyticsEvents'
import { contactSlice } from '../../features/contact/contactSlice'
import { navigationSlice } from '../../features/navigation/navigationSlice'
import { profileId } from '../../features/profile/profileApi'
import { profileProjectsApi } from '../../features/projects/profileProjectsApi'
import { paths } from '../../lib/paths'
import type { RootState, StartListening } from '../store'

const { pageViewed, projectViewed, contactFormInteracted } = analyticsEvents
const { getProfileProjectBySlug } = profileProjectsApi.endpoints
const { started, submitted, succeeded, failed } = contactSlice.actions
const contactSteps = [
  [started, 'started'],
  [submitted, 'submitted'],
  [succeeded, 'succeeded'],
  [failed, 'failed'],
] as const

/** The slug of the project page at this path. */
function projectSlug(path: string): string | undefined {
  return matchPath(paths.projectPattern, path)?.params.slug
}

function isProjectLoaded(state: RootState, slug: string): boolean {
  return getProfileProjectBySlug.select({ profileId, slug })(state).data !== undefined
}

/** Dispatches analytics events for other actions, and sends every analytics event. */
export function trackAnalytics(startListening: StartListening): void {
  startListening({ matcher: isAnalyticsEvent, effect: (event) => sendAnalyticsEvent(event) })

  for (const [actionCreator, step] of contactSteps) {
    startListening({
      actionCreator,
      effect: (_action, { dispatch }) => void dispatch(contactFormInteracted({ step })),
    })
  }

  startListening({
    actionCreator: navigationSlice.actions.pageEntered,
    effect: ({ payload: path }, listenerApi) => {
      listenerApi.dispatch(pageViewed({ path }))
      const slug = projectSlug(path)
      if (slug && isProjectLoaded(listenerApi.getState(), slug)) {
        listenerApi.dispatch(projectViewed({ slug }))
      }
    },
  })

  // A project that is not cached is counted when its first response arrives.
  startListening({
    matcher: getProfileProjectBySlug.matchFulfilled,
    effect: ({ meta }, listenerApi) => {
      const { slug } = meta.arg.originalArgs
      const isOnScreen = projectSlug(listenerApi.getState().navigation.path) === slug
      if (isOnScreen && !isProjectLoaded(listenerApi.getOriginalState(), slug)) {
        listenerApi.dispatch(projectViewed({ slug }))
      }
    },
  })
}
