import type { Award, Certificate, Profile, Publication, Volunteering } from '../../contract/profile'
import type { ShownProfile } from '../../features/profile/useProfile'
import type { Texts } from '../../language/texts'
import { useTexts } from '../../language/TextsContext'
import { useTextAttributes } from '../../language/useTextAttributes'
import { formatLongDate, formatPeriod, yearOf } from '../../lib/dates'
import { safeLink } from '../../lib/urls/links'
import { commaList } from '../../lib/text'
import { TimelineSection } from './AboutTimelines'
import type { TimelineEntryProps } from './Timeline'

/** All certificates of the profile, also those of which only the name is known. */
export function certificatesOf(profile: Pick<Profile, 'certificates' | 'certifications'>) {
  const names = commaList(profile.certifications)
  return [...(profile.certificates ?? []), ...names.map((name): Certificate => ({ name }))]
}

const describe = {
  volunteering: (row: Volunteering, { dates }: Texts): TimelineEntryProps => ({
    ...row,
    period: formatPeriod({ start: row.start_date, end: row.end_date }, dates),
    title: row.role?.trim() || row.organisation,
    subtitle: [{ text: row.organisation, url: row.url }],
  }),
  certificate: (row: Certificate): TimelineEntryProps => ({
    period: String(yearOf(row.date) ?? ''),
    title: row.name,
    href: safeLink(row.url),
    subtitle: [row.issuer],
  }),
  publication: (row: Publication, { dates }: Texts): TimelineEntryProps => ({
    ...row,
    period: formatLongDate(row.date, dates),
    href: safeLink(row.url),
    subtitle: [row.publisher],
  }),
  award: (row: Award, { dates }: Texts): TimelineEntryProps => ({
    ...row,
    period: formatLongDate(row.date, dates),
    subtitle: [row.issuer],
  }),
}

export function ProfileTimelines({ profile }: { profile: ShownProfile }) {
  const all = useTexts()
  const { about: texts } = all
  const attributesOf = useTextAttributes()
  const langOf = (field: string) => attributesOf(profile, field).lang
  const publications = (profile.publications ?? []).map((row) => ({
    ...describe.publication(row, all),
    lang: langOf('publications'),
  }))
  const awards = (profile.awards ?? []).map((row) => ({
    ...describe.award(row, all),
    lang: langOf('awards'),
  }))
  const headings = [
    ...(publications.length > 0 ? [texts.publications] : []),
    ...(awards.length > 0 ? [texts.awards] : []),
  ]
  return (
    <>
      <TimelineSection
        heading={texts.certifications}
        rows={profile.certificates?.length ? certificatesOf(profile) : []}
        lang={langOf('certificates')}
        describe={describe.certificate}
      />
      <TimelineSection
        heading={texts.volunteering}
        rows={profile.volunteering}
        lang={langOf('volunteering')}
        describe={describe.volunteering}
      />
      <TimelineSection
        heading={headings.join(' & ')}
        rows={[...publications, ...awards]}
        describe={(entry) => entry}
      />
    </>
  )
}
