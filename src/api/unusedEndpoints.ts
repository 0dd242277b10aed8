/** Endpoints of the API that no screen uses yet. */
export const unusedEndpoints = [
  'listCategories',

  'listEducations',
  'getEducation',
  'createEducation',
  'updateEducation',
  'deleteEducation',

  'listExperiences',
  'getExperience',
  'createExperience',
  'updateExperience',
  'deleteExperience',

  'listProjects',
  'listProjectsOfCategory',
  'listFeaturedProjects',
  'getProjectStats',
  'getProject',
  'getProfileProject',
  'createProject',
  'updateProject',
  'deleteProject',

  'listSkills',
  'listSkillsOfCategory',
  'listSkillCategories',
  'getSkill',
  'createSkill',
  'updateSkill',
  'deleteSkill',

  'listProfileSkillsOfCategory',
  'createProfileSkill',
  'updateProfileSkill',
  'deleteProfileSkill',

  'listFeaturedTestimonials',
  'createTestimonial',
  'updateTestimonial',
  'deleteTestimonial',
] as const
