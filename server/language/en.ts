import { createPlural } from '../../src/language/plural'
import { formatMessages } from '../validation/formats'

const form = createPlural('en')

const replace = 'replace or remove it'

/** The English texts of commands and of the doctor. */
const noun = (one: string, other: string) => (count: number) => form(count, { one, other })

export const en = {
  /** What visitors read: in mails, feeds and previews. */
  visitors: {
    feed: (owner: string) => `Articles - ${owner}`,
    feedLink: 'Articles',
    portfolio: 'Portfolio',
    preview: {
      unpublished: 'Preview · not published',
      changed: 'Preview · changes not published',
      published: 'Preview · same as published',
      light: 'Light theme',
      dark: 'Dark theme',
      validUntil: (time: string) => `Valid until ${time}, Jakarta time`,
      ended: 'This preview link is no longer valid',
      endedHint:
        'It has expired, or was revoked or replaced. Get a new one from the owner of the site.',
    },
    confirmation: {
      subject: (owner: string) => `Confirm your subscription to articles by ${owner}`,
      reason: (owner: string) => `This address was entered to get news of articles by ${owner}.`,
      request:
        'If it was you who subscribed, open the following link, then press the button "Confirm":',
      after:
        'The link is valid for 24 hours. If you did not subscribe, ignore this email: your address is not stored.',
    },
    alreadySubscribed: {
      subject: (owner: string) => `You are already subscribed to articles by ${owner}`,
      reason: (owner: string) =>
        `This address already gets news of articles by ${owner}. You do not have to do anything.`,
      request: 'To unsubscribe, open the following link, then press its button:',
    },
  },
  doctor: {
    usage: 'Usage: npm run doctor -- [FILE] [--all] [--json]',
    severities: {
      must: 'Must be corrected before the site is published',
      should: 'Should be corrected',
      could: 'Could be improved',
    },
    further: (count: number) =>
      `Possible improvements: ${count}. To list them: npm run doctor -- --all`,
    together: (count: number, places: string) =>
      `(${count} of this kind${places && `: ${places}`})`,
    database: 'the database',
    sample:
      'the site still shows the sample. Make your own content with "npm run own -- resume.json" from a JSON Resume, LinkedIn or another source (docs/import.md), or with "npm run own" from your name, title and e-mail address; then run the doctor again: it lists what is missing, with file and line.',
    acceptedForm: (file: string, mistakes: string) =>
      `${file} must be a list of entries with "finding" (a part of a message of the doctor) and "reason":\n${mistakes}`,
    missing: (field: string) => `${field} is missing: the site shows nothing in its place.`,
    differs: (lists: string, newer?: 'database' | 'file') =>
      `the file and the database differ${newer ? `, and the ${newer} is newer` : ''}, in ${lists}: "npm run content -- import FILE" shows the file's content on the site, "npm run content -- export FILE" writes the database's into the file.`,
    endsBeforeStart: (start: string, end: string) =>
      `ends in ${end}, before its start in ${start}: correct one of them.`,
    inFuture: (field: string, date: string) => `${field}, ${date}, is in the future: correct it.`,
    occursTwice: (list: string, text: string) =>
      `occurs twice in ${list}, "${text}": remove or change one of them.`,
    noFont: (field: string, characters: string) =>
      `${field} contains "${characters}", which previews on social media leave out: they have no font for it.`,
    emptyCategory: (name: string) =>
      `category "${name}" has no entries, but is shown as a filter: remove it, or set is_active: false.`,
    noneFeatured:
      'no project is featured, so that the home page shows none: set is_featured: true for up to four.',
    noDescription: (title: string) =>
      `"${title}" has no description: say in two sentences what it does and for whom.`,
    noPicture: (title: string) => `"${title}" has no picture: without one a pattern is shown.`,
    noPhoto: (field: string) => `${field} is missing: add a photo to public/pictures.`,
    noText: (title: string) =>
      `"${title}" has no text: it stays a draft, which visitors do not see.`,
    noExcerpt: (title: string) =>
      `"${title}" has no excerpt: say in two sentences what it is about.`,
    aliasTaken: (title: string, alias: string) =>
      `${alias}, a former path of "${title}", leads to a page of the site or to another post: remove it from aliases of one of them.`,
    noAlt: (title: string, field: string) =>
      `a picture of "${title}" has no description for visitors who do not see it: add ${field}.`,
    unknownProject: (customer: string, title: string) =>
      `project_title of ${customer}, "${title}", is the title of no project: correct it, or name the project's slug in project.`,
    sampleText: (field: string, text: string) =>
      `${field} is still the sample's, "${text}": ${replace}.`,
    placeholder: (text: string) => `"${text}" is a placeholder: ${replace}.`,
    deadLink: (path: string) => `${path} leads to no page of this site: correct or remove it.`,
    shortPhone: (text: string) =>
      `phone_number, "${text}", has too few digits to be called: correct or remove it.`,
    wrongNetwork: (field: string, host: string) =>
      `${field} leads to ${host}: correct the address, or move it to profile.links.`,
    insecureLink: (address: string) =>
      `${address} is not encrypted: use https, if the site offers it.`,
    markdown: (field: string, found: string) =>
      `${field} contains Markdown, "${found}", which is shown as it is written: use plain text.`,
    noFileOfPicture: (address: string) =>
      `${address} is not there: add the file to public/pictures, and write /pictures/….`,
    noStoredPicture: (address: string) =>
      `${address} is not there: upload it in the studio, or import the content with its folder of pictures.`,
    samplePicture: (address: string) => `${address} is the sample's picture: replace the file.`,
    unusablePicture: (address: string, reason?: string) =>
      `${address} cannot be shown${reason === undefined ? '' : ` (${reason})`}: replace the file.`,
    unsupportedPicture: (address: string, format: string) =>
      `${address} cannot be shown, because ${format} is not supported: save it as JPEG, PNG or WebP.`,
    largePicture: (address: string, megabytes: number) =>
      `${address} cannot be shown, because it is larger than ${megabytes} MB: reduce it.`,
    foreignPicture: (field: string, host: string, address: string, hosts: string) =>
      `${field} has a picture on ${host}, ${address}, in whose place pages show a placeholder: add the file to public/pictures, or set PICTURE_HOSTS=${hosts}, which lets visitors' browsers request it there.`,
    noPublicUrl:
      'PUBLIC_URL is not set: set it to the site’s address, for search engines and previews.',
    placeholderPublicUrl: (url: string) =>
      `PUBLIC_URL, "${url}", is a placeholder: set it to the site’s real address.`,
    insecurePublicUrl: (url: string) =>
      `PUBLIC_URL, "${url}", is not secure: serve the site over https.`,
    sharedOrigin:
      'BASE_PATH is set: other software on the same host can read and change all that the studio can. Set STUDIO_URL to an address of its own, or STUDIO=off; docs/deployment.md describes both.',
    weakToken: 'API_TOKEN can be guessed: create one with "openssl rand -base64 36".',
    noSubscriptions:
      'it is not shown, because nobody can subscribe: set CONTACT_SMTP_URL and CONTACT_TO, or remove the invitation.',
    contactSimulated:
      'The contact form only simulates sending (CONTACT=simulated): messages are neither stored nor delivered. Remove CONTACT to store them.',
    contactUnnoticed:
      'Nobody is notified of contact messages, which are only stored: read them with "npm run messages", or set CONTACT_SMTP_URL or CONTACT_WEBHOOK to have them delivered.',
  },
  /** In place of those of `doctor`, where the studio has a button, and shows the name of the field. */
  doctorInStudio: {
    sample:
      'the site still shows the sample: write your own profile. Then this list names every text that is still the sample’s.',
    missing: () => 'not filled in: the site shows nothing in its place.',
    inFuture: (_field: string, date: string) => `${date} is in the future: correct it.`,
    occursTwice: (_list: string, text: string) =>
      `"${text}" occurs twice: delete or change one of them.`,
    noFont: (_field: string, characters: string) =>
      `contains "${characters}", which previews on social media leave out: they have no font for it.`,
    emptyCategory: (name: string) =>
      `category "${name}" has no entries, but is shown as a filter: delete it, or hide it.`,
    noneFeatured:
      'no project is featured, so that the home page shows none: mark up to four as featured.',
    noPhoto: () => 'there is no photo of you: upload one.',
    noAlt: (title: string) =>
      `a picture of "${title}" has no description for visitors who do not see it: write one.`,
    unknownProject: (customer: string, title: string) =>
      `"${title}", of ${customer}, is the title of no project: correct it, or select the project.`,
    sampleText: (_field: string, text: string) => `still the sample's, "${text}": ${replace}.`,
    shortPhone: (text: string) =>
      `"${text}" has too few digits to be called: correct or remove it.`,
    wrongNetwork: (_field: string, host: string) =>
      `leads to ${host}: correct the address, or move it to the other links.`,
    markdown: (_field: string, found: string) =>
      `contains Markdown, "${found}", which is shown as it is written: use plain text.`,
    noFileOfPicture: (address: string) => `${address} is not there: upload the picture.`,
    noStoredPicture: (address: string) => `${address} is not there: upload the picture again.`,
    samplePicture: (address: string) =>
      `${address} is the sample's picture: upload your own, or remove it.`,
    unusablePicture: (address: string, reason?: string) =>
      `${address} cannot be shown${reason === undefined ? '' : ` (${reason})`}: upload another picture.`,
    foreignPicture: (_field: string, host: string) =>
      `shows a picture on ${host}, in whose place pages show a placeholder: upload the picture.`,
    weakToken: 'API_TOKEN can be guessed: set another one, of at least 32 random characters.',
    noPublicUrl:
      'The public address of the site is not set: enter it on the screen Settings, for search engines and previews.',
    noSubscriptions:
      'it is not shown, because nobody can subscribe: fill in the mail server and the recipient on the screen Settings, or remove the invitation.',
    contactUnnoticed:
      'Nobody is notified of contact messages: read them on the screen Messages, or enter a mail server or a webhook on the screen Settings to have them delivered.',
  },
  settings: {
    invalid: (name: string, requirement: string, found?: string) =>
      `${name} ${requirement}${found === undefined ? '' : `, not "${found}"`}.`,
    noContentFile: (file: string) =>
      `CONTENT_FILE names a file that does not exist: ${file}. Correct the setting, or create the file.`,
    number: (maximum: number) => `must be a number from 0 to ${maximum}`,
    onOrOff: 'must be "on" or "off"',
    oneOf: (values: string) => `must be one of ${values}`,
    languages: (codes: string) =>
      `must be codes of languages, separated by commas, out of ${codes}`,
    postgresUrl: 'must be an address that begins with postgres://',
    tokens: 'must be tokens of 32 characters or more (letters, digits, signs), separated by commas',
    basePath: 'must begin and end with a slash',
    basePathOf: (path: string) => `must have the same path as BASE_PATH, "${path}"`,
    misspelt: (name: string, setting: string) =>
      `${name} is no setting and has no effect: did you mean ${setting}?`,
    hosts:
      'must be names of hosts such as gambar.example.com, without https://, separated by commas',
    webUrl: 'must be an address that begins with https://',
    endpoint: 'must be an address that begins with https://, or a path that begins with a slash',
    smtpUrl: 'must be an address that begins with smtps:// or smtp://',
    simulated: 'must be "simulated" or unset',
    mailbox: 'must be a mailbox such as name@example.com',
  },
  commands: {
    unknown: (name: string, names: string) => `Unknown command "${name}": use one of ${names}.`,
    noArguments: (name: string) => `Usage: npm run ${name}`,
  },
  start: {
    invitation: (link: string) =>
      `To edit the site in the browser, open this within 30 minutes: ${link}`,
    publicInvitation: (url: string) =>
      `For ${url}, once it leads here, "npm run owner -- invite" prints a link; passkeys are valid for one address only.`,
    portInUse: (port: number) =>
      `Port ${port} is in use: stop what listens there, or set PORT to another.`,
    portForbidden: (port: number) =>
      `Port ${port} may not be used by this user: set PORT to one above 1023.`,
    otherBasePath: (built: string, found: string) =>
      `The site was built for BASE_PATH ${built}, not for ${found}: run "npm run build", or correct the setting.`,
    failed: (reason: string) => `Karya could not start: ${reason}`,
  },
  own: {
    usage: (codes: string) =>
      `Usage: npm run own -- [SOURCE …] [--language CODE] [--replace] [--yes], with a CODE out of ${codes}; for a SOURCE github:NAME also [--repositories NAME,NAME]`,
    contentHeader: `# yaml-language-server: $schema=../content.schema.json
#
# The content of your site. After a change: npm run own
# All fields are described in docs/content.md; content/sample.yaml shows an example of each.
# Posts are Markdown files in the folder posts: docs/writing.md.

`,
    settingsCreated: '.env was created, for the settings of your site.',
    created: (file: string) => `${file} was created.`,
    imported: (file: string) => `${file} was imported. Put your pictures into public/pictures/.`,
    next: (file: string, url: string) =>
      `Edit ${file}, then run "npm run own" again. To look at the site, run "npm start" and open ${url}`,
    siteLanguage: (language: string) =>
      `The language of the site is ${language}: SITE_LANGUAGES in .env.`,
    otherSiteLanguage: (language: string, detected: string) =>
      `The language of the site is ${language}, because there are no texts of the interface in ${detected}: SITE_LANGUAGES in .env.`,
    assumedSiteLanguage: (language: string) =>
      `The language of the site is ${language}, because that of the texts was not recognised. To select another, set SITE_LANGUAGES in .env.`,
    translated: (file: string, own: string) =>
      `The texts of ${file} were added to ${own} as translations.`,
    unmatched: (names: string) => `Left out, without a counterpart: ${names}`,
    read: (file: string, counts: string) => `${file} was read: ${counts}.`,
    questions: {
      name: 'Your full name: ',
      title: 'Your job title: ',
      email: 'Your e-mail address: ',
      language: (codes: string, suggested: string) =>
        `Language of the site (${codes}) [${suggested}]: `,
    },
    nameNeeded: 'A name is needed: nothing was created.',
  },
  content: {
    otherSkills: 'Skills',
    stars: 'GitHub stars',
    usage: `npm run content -- check FILE                    lists every mistake with its line
npm run content -- import FILE                   makes the content of the database equal to the file
npm run content -- export FILE                   writes the content of the database: .yaml or .json
npm run content -- export --as json-resume FILE  writes a JSON Resume`,
    checked: (file: string, counts: string) => `${file} has no errors: ${counts}.`,
    imported: (file: string, counts: string) => `${file} was imported: ${counts}.`,
    postsRemoved: (count: number) =>
      `${count} ${form(count, { one: 'post of the database was', other: 'posts of the database were' })} removed: the file has none.`,
    picturesWritten: (count: number) =>
      `${count} ${form(count, { one: 'picture was', other: 'pictures were' })} written into the folder pictures.`,
    exported: (file: string, counts: string) => `The content was exported to ${file}: ${counts}.`,
    edited: (time: string, file: string) =>
      `The site was edited in the studio or by the API, last at ${time}. An import would replace these changes: nothing was imported. Write them into your files by "npm run content -- export ${file}", or give them up by "npm run own -- --replace".`,
    nouns: {
      projects: noun('project', 'projects'),
      skills: noun('skill', 'skills'),
      experiences: noun('experience', 'experiences'),
      educations: noun('education', 'educations'),
      categories: noun('category', 'categories'),
      testimonials: noun('testimonial', 'testimonials'),
      posts: noun('post', 'posts'),
      links: noun('link', 'links'),
      languages: noun('language', 'languages'),
      awards: noun('award', 'awards'),
      publications: noun('publication', 'publications'),
      volunteering: noun('volunteering', 'volunteering'),
      certificates: noun('certificate', 'certificates'),
      interests: noun('interest', 'interests'),
    },
  },
  owner: {
    usage:
      'npm run owner -- invite  prints a link that opens the account of the studio, or gives access again',
    noStudio: 'There is no studio (STUDIO=off): remove the setting first.',
    validity: 'The link is valid for 30 minutes and can be used once.',
    inDevelopment: (url: string) => `With "npm run dev": ${url}`,
  },
  messages: {
    usage: `npm run messages -- list                  lists the contact messages, the newest first
npm run messages -- show ID…              prints messages with their text
npm run messages -- export FILE           writes all messages to a new file: .json or .csv
npm run messages -- delete ID…            deletes messages
npm run messages -- delete --before DATE  deletes the messages from before a day, such as 2026-01-31`,
    hint: 'To read one: npm run messages -- show ID',
    none: 'There are no contact messages.',
    lastError: (reason: string) => `Last error: ${reason}`,
    fileName: (file: string) => `${file}: the name of the file must end in .json or .csv.`,
    exported: (count: number, file: string) =>
      `${count} ${form(count, { one: 'message was', other: 'messages were' })} exported to ${file}.`,
    deleted: (count: number) =>
      `${count} ${form(count, { one: 'message was', other: 'messages were' })} deleted.`,
    invalidDate: (date: string, requirement: string) =>
      `--before ${date}: the date ${requirement}. Nothing was deleted.`,
    unknown: (id: string) =>
      `There is no message ${id}: "npm run messages -- list" lists the ids. Nothing was changed.`,
    delivered: 'delivered',
    notDelivered: 'not delivered',
  },
  subscribers: {
    usage: `npm run subscribers -- list            lists the subscribers of the blog, the oldest first
npm run subscribers -- export FILE     writes them to a new .csv file, with the addresses that cancel
npm run subscribers -- delete ADDRESS  deletes a subscriber`,
    none: 'There are no subscribers.',
    fileName: (file: string) => `${file}: the name of the file must end in .csv.`,
    noPublicUrl:
      'PUBLIC_URL is not set: the addresses that cancel a subscription begin with it. Nothing was written.',
    exported: (count: number, file: string) =>
      `${count} ${form(count, { one: 'subscriber was', other: 'subscribers were' })} exported to ${file}.`,
    unknown: (address: string) =>
      `There is no subscriber ${address}: "npm run subscribers" lists them. Nothing was deleted.`,
    deleted: (address: string) =>
      `${address} was deleted. Older backups still contain the address.`,
  },
  backup: {
    usage: 'Usage: npm run backup -- FILE',
    restoreUsage: 'Usage: npm run restore -- [FILE]',
    notForPostgres:
      'Only the embedded database can be backed up and restored. For PostgreSQL use pg_dump, or "npm run content -- export FILE".',
    noDatabase: (file: string) => `The database ${file} does not exist: nothing was written.`,
    copied: (file: string) => `The database was copied to ${file}.`,
    replaced: (file: string) => `The replaced database was saved as ${file}.`,
    restored: (file: string, target: string) =>
      `${file} was restored to ${target}. Start the server.`,
    none: (folder: string) => `There are no backups in ${folder}.`,
    list: (folder: string) => `Backups in ${folder}, the newest first:`,
    hint: 'To restore one, stop the server first: npm run restore -- FILE',
    inUse: (file: string) =>
      `The database ${file} is in use: stop the server, then restore again. Nothing was changed.`,
    noFile: (file: string) => `There is no file ${file}. Nothing was changed.`,
    damaged: (file: string, reason: string) =>
      `${file} is not a database or is damaged: ${reason}. Nothing was changed.`,
    foreign: (file: string) => `${file} is not a database of Karya. Nothing was changed.`,
  },
  database: {
    unusable: (file: string, reason: string, advice: string) =>
      `The database ${file} cannot be opened: ${reason}. ${advice}`,
    checkDisk: 'Check whether its disk is full or damaged.',
    restoreNewest: (time: string, file: string) =>
      `Restore the newest backup, of ${time}: npm run restore -- ${file}`,
    noBackup: 'Its folder has no backup; restore another copy: npm run restore -- FILE',
    readOnly: (file: string) =>
      `${file} cannot be written to by this user: run the command as its owner, and check that its disk is writable.`,
    unreachable: (reason: string) =>
      `The PostgreSQL of DATABASE_URL cannot be used: ${reason}. Correct the setting, or start PostgreSQL.`,
    notMigrated: (reason: string) => `The database cannot be migrated: ${reason}`,
    otherVersion: (reason: string) =>
      `The database cannot be migrated: ${reason}. Another version of Karya has created or upgraded it: restore a backup of before the upgrade ("npm run restore" lists them); or, with that version, write its content into a file ("npm run content -- export FILE"), then import the file into a new database.`,
    otherLanguage: (stored: string, selected: string) =>
      `The texts of the database are in the language "${stored}", but SITE_LANGUAGES begins with "${selected}": start the server once ("npm start"), which makes texts and translations change places, or correct SITE_LANGUAGES.`,
    unknownError: 'unknown error',
    folderNotLocked: (reason: string, file: string) =>
      `The data folder cannot be locked: ${reason} (${file})`,
    folderInUse: (folder: string) =>
      `The data folder ${folder} is in use by another process: stop it, then try again.`,
    folderNotCreated: (folder: string, reason: string) =>
      `The data folder ${folder} cannot be created: ${reason}`,
  },
  export: {
    usage: 'Usage: npm run export -- FOLDER',
    notBuilt: 'The site is not built: run "npm run build" first.',
    notEmpty: (folder: string) =>
      `${folder} is not empty and has no earlier export: nothing was written.`,
    notRendered: (page: string) => `${page} cannot be rendered: its data cannot be read.`,
    notRead: (url: string) => `${url} cannot be read.`,
    done: (folder: string, pages: number, responses: number) =>
      `The site was exported to ${folder}: ${pages} pages, ${responses} API responses.`,
    unchanged: (folder: string) => `${folder} has everything already: nothing was written.`,
    written: (files: number) =>
      `${files} ${form(files, { one: 'file was', other: 'files were' })} written or deleted; the others had not changed.`,
    steps: { pages: 'Pages rendered', previews: 'Previews drawn', pictures: 'Pictures converted' },
    progress: (step: string, done: number, total: number) =>
      `${step}: ${done} of ${total}, ${total - done} left`,
    costs: (rendering: string, preview: string, pictures: string) =>
      `Time per page: rendering ${rendering} ms, preview ${preview} ms, pictures ${pictures} ms; the host compresses.`,
    limitations: `Any static host can serve it. What needs the server does not work there: writing through the
API, subscribing to the blog, and receiving contact messages. Unless VITE_CONTACT_ENDPOINT is set,
the contact page shows the e-mail address of the profile instead of the form. Without JavaScript,
the list of projects ends with its first page.`,
  },
  contactTest: {
    subject: 'Test message',
    message: 'The contact form of your site reaches you here.',
    noDelivery: 'No delivery is configured: set CONTACT_SMTP_URL or CONTACT_WEBHOOK.',
    webhook: 'the webhook',
    failed: (reason: string) => `The message was not delivered: ${reason}`,
    delivered: (target: string) => `Delivered to ${target}.`,
  },
  /** What the owner gave to be imported. */
  sources: {
    accepted: `Accepted are:
  a JSON Resume (.json or .yaml; editors: https://jsonresume.org/projects/), or a content file
  the data archive of LinkedIn (Settings → Data privacy → Get a copy of your data), as ZIP or folder
  RenderCV (.yaml), Europass (.xml or .json), HR Open (.json)
  a folder or a repository with Markdown posts of Hugo, Jekyll, Astro, Next, Eleventy or Obsidian
  github:NAME, the public profile and repositories of a user of GitHub`,
    foreign: {
      document: (file: string) =>
        `${file} is a PDF or a document of a word processor: its contents cannot be read with certainty, so nothing was imported.`,
      empty: (file: string) => `${file} is empty.`,
      unknown: (file: string) => `${file} is of a kind that is not known.`,
    },
    tooLarge: (file: string, files: number, megabytes: number) =>
      `${file} has more than ${files} files or ${megabytes} MB.`,
    refused: 'Nothing was imported, because the content would have mistakes:',
    merged: (file: string) => `Changes of ${file}:`,
    changes: {
      added: 'Added',
      changed: 'Changed',
      removed: 'Not in the file any more',
      kept: 'Edited by you or of another source, and therefore kept (--replace takes the values of the file)',
    },
    profile: 'profile',
    unchanged: (count: number) =>
      `${count} ${form(count, { one: 'entry is', other: 'entries are' })} unchanged.`,
    omitted: (count: number) =>
      `${count} ${form(count, { one: 'entry that you have deleted is', other: 'entries that you have deleted are' })} not added again (--replace adds them).`,
    yes: 'yes',
    no: 'no',
    nothingChanged: 'Nothing has changed.',
    deleteQuestion: (count: number) =>
      `Delete ${count} ${form(count, { one: 'entry', other: 'entries' })} that the file does not have? [y/N] `,
    deleted: 'What is not in the file any more was deleted.',
    notDeleted:
      'What is not in the file any more stays. To delete it, repeat the command with --yes.',
    backup: (file: string) => `The previous version was saved as ${file}.`,
  },
  /** Why the picture at an address was not downloaded. */
  pictures: {
    title: 'Not downloaded',
    downloaded: (count: number) =>
      `${count} ${form(count, { one: 'picture was', other: 'pictures were' })} downloaded.`,
    failed: (reason: string) => `stays as it is: ${reason}. The next import tries again`,
    kept: (reason: string) => `was not read again: ${reason}. The picture of the last import stays`,
    status: (status: number) => `the server responded with status ${status}`,
    timeout: (seconds: number) => `it took more than ${seconds} seconds`,
    tooLarge: (megabytes: number) => `it is larger than ${megabytes} MB`,
    redirects: (limit: number) => `it is redirected more than ${limit} times`,
    protocol: 'it leads to an address that is not http or https',
    isPrivate: 'its host is not on the public internet',
    refused: 'it is not a JPEG, PNG, WebP or AVIF that can be stored',
    notStored: 'is left out: it is damaged, or has too many pixels',
  },
  files: {
    exists: (file: string) => `${file} exists already: nothing was written. Choose another name.`,
    notWritten: (file: string, reason: string) => `${file} cannot be written: ${reason}.`,
    diskFull: 'The disk is full: make room on it, then run the command again.',
    noFolder: (folder: string) => `there is no folder ${folder}`,
    notRead: (file: string, reason: string) => `${file} cannot be read: ${reason}`,
    /** By the codes of the system. */
    reasons: {
      ENOENT: 'there is no such file or folder. Check its name and place',
      EACCES: 'this user may not read it',
      EISDIR: 'it is a folder, not a file',
    },
    readAs: {
      content: (file: string) => `${file} was read as a content file:`,
      source: (file: string, kind: string) => `${file} was read as ${kind}:`,
    },
    postsBelong:
      'Nothing was written, because an import of the content file would read these posts, too:',
    moveAway: 'Move the files away, or export to another folder.',
    pictureTooLarge: (megabytes: number) => `is larger than ${megabytes} MB`,
    pictureChanged: 'has been changed: its name is not the SHA-256 of its content',
    noPicture: 'is not a picture',
    unreadPost: 'is not read: a post is a file NAME.md directly in the folder posts',
    notUtf8: 'is not UTF-8: save the file in this encoding',
  },
  /** What is wrong with a value of a file; each follows its path. */
  mistakes: {
    file: 'the file',
    unknownField: 'is not a known field',
    missing: 'is missing',
    oneOf: (values: string) => `must be one of ${values}`,
    pattern: (pattern: string) => `must match pattern "${pattern}"`,
    minLength: (limit: number) => `must not have fewer than ${limit} characters`,
    maxLength: (limit: number) => `must not have more than ${limit} characters`,
    maxItems: (limit: number) => `must not have more than ${limit} items`,
    minimum: (limit: number) => `must be >= ${limit}`,
    maximum: (limit: number) => `must be <= ${limit}`,
    types: {
      array: 'must be a list',
      object: 'must have fields, such as "name: value"',
      string: 'must be text: put numbers and dates in quotes',
      number: 'must be number',
      integer: 'must be integer',
      boolean: 'must be boolean',
    },
    formats: formatMessages,
    noCategory: (name: string) => `names no category: "${name}"`,
    noSkill: (name: string) => `names no skill: "${name}"`,
    noProject: (name: string) => `names no project: "${name}"`,
    beforeStart: (start: string) => `is before start_date, ${start}`,
    percentOfHidden: 'contradicts percent: remove one',
    usedTwice: (value: string) => `is used twice: "${value}"`,
    usedBefore: (value: string, place: string) => `is used twice: "${value}", first in ${place}`,
    noFrontMatter: 'must begin with a line ---, the fields of the post, and another line ---',
    openFrontMatter: 'lacks the line --- after the fields of the post',
    noSlug: 'is missing, and the name of the file has no letters from a to z',
    noName:
      'has no name of a person: it is basics.name in a JSON Resume, cv.name in a file of RenderCV, and in Profile.csv of LinkedIn',
  },
  europass: {
    notXml: 'is no valid XML: look for a tag that is not closed, here and before',
    private: 'is private: it is not shown on the site',
    embedded:
      'is embedded: save it as a file of its own, put it into public/pictures and write /pictures/…',
    prose: 'is a text, not a list of skills',
  },
  /** In place of texts of `sources`, `github` and `notes` that name commands, files and fields. */
  importInStudio: {
    sources: {
      accepted: `Accepted are:
  a JSON Resume (.json or .yaml; editors: https://jsonresume.org/projects/), or a content file
  the data archive of LinkedIn (Settings → Data privacy → Get a copy of your data), as ZIP, or its folder
  RenderCV (.yaml), Europass (.xml or .json), HR Open (.json)
  a folder with Markdown posts of Hugo, Jekyll, Astro, Next, Eleventy or Obsidian, also as ZIP
  a profile of GitHub, by its name`,
    },
    github: {
      unknownUser: (name: string) =>
        `GitHub has no user "${name}": write the name in the address of the profile, such as octocat.`,
      unknownRepositories: (names: string) =>
        `GitHub has no public repository of this name any more: ${names}. Search again.`,
      company: 'has no position and no dates: add it to your experience',
    },
    notes: {
      noPicture: 'is no address of a picture: upload the picture',
    },
  },
  /** What is wrong with a line that is no YAML. */
  syntax: {
    alias: 'has a value that begins with *: put the text in quotes',
    quote: 'has a quotation mark that is not closed',
    bracket: (bracket: string) =>
      `lacks a closing ${bracket}, or the lines within it are indented too little`,
    comma: 'lacks a comma at the end of the line before',
    unknown:
      'cannot be read: look for quotes, colons, commas and the indentation here and in the line before',
    /** By the codes of the parser. */
    codes: {
      BAD_ALIAS: 'begins with * or &: put the text in quotes',
      BAD_DQ_ESCAPE: 'has a backslash within double quotes: write it twice, \\\\',
      BAD_INDENT: 'is indented in another way than the lines around it: align it with them',
      BAD_SCALAR_START: 'begins with a special character: put the text in quotes',
      BLOCK_AS_IMPLICIT_KEY:
        'has a second colon, or the next line is indented too far: put the text in quotes, or align the lines',
      BLOCK_IN_FLOW: 'lacks a comma between two entries, or has a line break in the wrong place',
      DUPLICATE_KEY: 'has a field that is there already: remove one of them',
      MULTILINE_IMPLICIT_KEY: 'lacks a colon after the name of a field',
      MULTIPLE_DOCS: 'begins a second document: remove the line ---',
      TAB_AS_INDENT: 'begins with a tab: indent with spaces',
    },
  },
  /** What became of the values of a file; each follows the path and the value. */
  notes: {
    titles: { assumed: 'Assumed', changed: 'Changed', leftOut: 'Left out' },
    lines: (lines: string) => `lines ${lines}`,
    together: (count: number, places: string) => `(${count} times: ${places})`,
    atLine: (path: string, line: number) => `${path} (line ${line})`,
    missing: 'is missing: the site shows nothing in its place',
    noPlace: 'has no place on the site',
    years: (years: number) =>
      `is missing: the periods of all positions add up to ${years} ${form(years, { one: 'year', other: 'years' })}`,
    technologies: 'have no marked technologies: the home page shows the first',
    featured: 'have none that is featured: the home page shows the first',
    plainText: 'became plain text',
    cut: (limit: number) => `was cut to ${limit} characters`,
    became: (value: string) => `became ${value}`,
    noEmail: 'is no e-mail address',
    noPhone: 'is no telephone number',
    noYears: 'is no number of years',
    unreadableDate: 'cannot be read as a date',
    certainDate: (date: string) => `became ${date}, the part that is certain`,
    noWebAddress: 'is no web address',
    noPicture:
      'is no address of a picture: put the file into public/pictures and write /pictures/…',
    startPage: 'is the start page of the network',
    noAddress: 'has no address that is known',
    network: (name: string) => `became ${name}, the network of the address`,
    noName: 'has no name',
    noPosition: 'has neither position nor company',
    noDegree: 'has neither degree nor institution',
    noWords: 'is not a quotation of a person with a name',
    heading: (text: string) => `is missing: the heading is "${text}"`,
    currentPeriod: 'is missing: the period counts as current',
    endLeftOut: 'is left out, because its end is left out',
    endBeforeStart: (start: string) => `is before the start, "${start}"`,
    plainSkills: (category: string) => `without keywords form the category "${category}"`,
    percent: (percent: number) => `became ${percent} %`,
    client: 'is an organisation: it is shown as the client',
  },
  /** What is wrong with a LinkedIn archive, and what became of its values. */
  github: {
    noNetwork: (host: string, reason: string) =>
      `${host} cannot be reached (${reason}): check the connection, then try again.`,
    timeout: (seconds: number) => `no response within ${seconds} seconds`,
    unknownUser: (name: string) =>
      `GitHub has no user "${name}": write the name in the address of the profile, as in github:octocat.`,
    rateLimited: (time: string, hasToken: boolean) =>
      `GitHub refuses further requests until ${time}: try again then${hasToken ? '' : ', or set GITHUB_TOKEN, with which more are allowed'}.`,
    badToken:
      'GitHub does not accept GITHUB_TOKEN: create another one, or remove the setting, which is optional.',
    failed: (path: string, status: number) =>
      `GitHub responded to ${path} with status ${status}: try again later.`,
    notUnderstood: (url: string) =>
      `${url} does not respond as GitHub does: check GITHUB_API_URL and the connection.`,
    unknownRepositories: (names: string, available: string) =>
      `--repositories names no public repository of the user: ${names}. Available are: ${available || 'none'}`,
    others: 'are left out: --repositories a,b selects repositories by name',
    noName: (login: string) => `is missing: the site shows the user name, ${login}`,
    company: 'has no position and no dates: add it to experiences',
  },
  linkedIn: {
    readAs: 'The files were read as the data archive of LinkedIn:',
    notConfirmed: 'is an address that LinkedIn has not confirmed',
    notVisible: 'is a recommendation that the profile on LinkedIn does not show',
  },
  /** What became of posts of other generators; each follows the place and the value. */
  markdownPosts: {
    noPosts: 'No post could be read:',
    toml: 'cannot be read as TOML',
    frontMatter: (problem: string) => `is left out, because its front matter ${problem}`,
    page: 'is left out, because it is a page and not a post',
    noDate: 'is missing: the post is a draft with the date of today',
    unreadableDate: 'cannot be read as a date: the post is a draft',
    noLanguage: 'is no code of a language such as en',
    manyTags: (maximum: number) => `are more than ${maximum} tags: the first ${maximum} remain`,
    noAlias: 'is not the path of one page: it will lead nowhere',
    manyAliases: (maximum: number) =>
      `is beyond the ${maximum} former paths that a post can have: it will lead nowhere`,
    slugTaken: (slug: string) => `is the slug of an earlier post: it became ${slug}`,
    cutText: (limit: number) => `was cut to ${limit} characters: the post is a draft`,
    tooComplex: 'is too long or too nested: its links and pictures remain as they are',
    missingPicture: 'is not among the files: add the picture in the studio',
    refusedPicture: 'is no JPEG, PNG, WebP or AVIF: save it as one of them',
    largePicture: (megabytes: number) => `is larger than ${megabytes} MB: reduce it`,
    noPost: 'leads to none of the posts: the text remains without the link',
    noAddress: 'is no web address: the text remains without it',
    component: 'is a component that the site does not have: its text remains',
    expression: 'is code, which the site does not run',
    html: 'is HTML that the site does not show: its text remains',
    template: 'is a tag of a template that the site does not have',
    comment: 'is a comment, which visitors do not read',
    callout: 'became a quotation',
  },
}
