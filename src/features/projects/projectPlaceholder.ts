/** Stands in for a project's picture that is missing or broken. */
export const projectPlaceholder = '/pictures/project-placeholder.svg'
