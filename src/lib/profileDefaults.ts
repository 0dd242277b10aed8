/** What the site shows for missing fields of the profile, and while it is loading. */
export const profileDefaults = {
  full_name: 'Pengembang Full-Stack',
  current_job_title: 'Full-Stack Developer',
  bio: 'Saya membangun aplikasi web yang cepat, rapi, dan mudah digunakan, dari antarmuka sampai basis data.',
  location: 'Bekasi, Indonesia',
  years_of_experience: 3,
  preferred_tech_stack: 'React, TypeScript, Tailwind CSS, Node.js',
} as const
