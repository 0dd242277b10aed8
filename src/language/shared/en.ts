import type { SharedTexts } from '../texts'

const months =
  'January February March April May June July August September October November December'

/** The English texts that the first view of the home page and the layout of every page need. */
export const shared: SharedTexts = {
  common: {
    lang: 'en',
    labelLang: 'en',
    loading: 'Loading...',
    loadingPage: 'Loading page',
    retry: 'Try Again',
    failedSection: 'This section cannot be shown',
    contactMe: 'Contact Me',
    backToHome: 'Back to Home',
    goHome: 'Go Home',
    breadcrumb: 'Breadcrumb',
    email: 'Email',
    technologies: 'Technologies',
    yearsOfExperience: 'Years of Experience',
    clientQuote: 'What a client says',
    readTestimonial: 'Read the testimonial',
    tags: 'Tags',
    customerRole: (position, company) => `${position} at ${company}`,
    via: (source) => `via ${source}`,
    draft: 'Draft',
    readTime: (minutes) => `${minutes} min read`,
    allPosts: 'All Articles',
  },
  errors: {
    title: 'Something Went Wrong',
    unknown: 'An unknown error occurred',
    unreadable: "The server's response could not be read",
    timeout: 'The server took too long to respond',
    status: (status) => `The request failed with status ${status}`,
    error: 'Error',
    failedToLoad: (reason) => `Failed to load data: ${reason}`,
    unknownReason: 'Unknown error',
    profile: 'Failed to fetch profile',
  },
  dates: {
    months: months.split(' '),
    day: (day, month, year) => `${month} ${day}, ${year}`,
    month: (month, year) => `${month} ${year}`,
    present: 'Present',
  },
  layout: {
    skipToContent: 'Skip to content',
    navigation: 'Main navigation',
    menu: 'Menu',
    openMenu: 'Open menu',
    closeMenu: 'Close menu',
    darkTheme: 'Switch to the dark theme',
    lightTheme: 'Switch to the light theme',
    quickLinks: 'Quick Links',
    contact: 'Contact',
    socialMedia: 'Social media',
    country: 'Indonesia',
    copyright: (year, name) => `© ${year} ${name.replace(/\.$/, '')}. All rights reserved.`,
    portfolio: (owner) => `Portfolio of ${owner}`,
    pageFailed: 'The page could not be loaded',
    checkConnection: 'Check your connection, then try again.',
  },
  languages: {
    switch: 'Language',
    hint: 'This site is also available in English.',
    open: 'Open the English version',
    dismiss: 'Dismiss',
  },
  pages: {
    home: 'Home',
    about: 'About Me',
    skills: 'Skills',
    projects: 'Projects',
    testimonials: 'Testimonials',
    blog: 'Articles',
    contact: 'Contact',
  },
  profile: {
    full_name: 'Full-Stack Developer',
    current_job_title: 'Full-Stack Developer',
    bio: 'I build web applications that are fast, tidy and easy to use, from the interface to the database.',
    location: 'Bekasi, Indonesia',
    response_time: '24 hours',
    values: {
      code: {
        title: 'Modern Development',
        text: 'Mature, well-maintained technology, chosen because it fits the problem.',
      },
      devices: {
        title: 'Responsive Design',
        text: 'Comfortable from a 320-pixel phone to a wide screen, with a thumb or a keyboard.',
      },
      speed: {
        title: 'Fast Performance',
        text: 'Light on slow networks: only what is really needed is sent.',
      },
    },
    principles: {
      code: {
        title: 'Clean Code',
        text: 'Code is written for the next person to read, and tested before it is trusted.',
      },
      heart: {
        title: 'User First',
        text: 'Decisions start with the people who use the product, including those on a slow network.',
      },
      learning: {
        title: 'Continuous Learning',
        text: 'Every project leaves one new thing that is learned and shared.',
      },
    },
    invitations: {
      home: {
        title: "Let's Work Together!",
        text: 'Do you have an idea, or a problem to solve? Tell me about it.',
      },
      projects: {
        title: 'Interested in Working Together?',
        text: 'Send me a message about your project.',
      },
      testimonials: {
        title: 'Ready to Start Your Project?',
        text: 'Tell me what you need. I reply within 24 hours.',
      },
      posts: {
        title: 'Do You Have a Similar Project?',
        text: 'Tell me what you need. I reply within 24 hours.',
      },
    },
  },
  home: {
    greeting: "Hi, I'm",
    viewProjects: 'View My Projects',
    completedProjects: 'Completed Projects',
    featuredProjects: 'My Featured Projects',
    allProjects: 'View All Projects',
    viewProject: (title) => `View the project ${title}`,
    outcome: 'Result',
    latestPosts: 'Latest Articles',
    valuesHeading: 'What I offer',
    startDiscussion: 'Start a Conversation',
  },
  notFound: {
    title: 'Page Not Found',
    text: "Sorry, the page you are looking for doesn't exist or has been moved. Let's get you back on track!",
  },
}
