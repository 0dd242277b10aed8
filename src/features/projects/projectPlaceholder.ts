/** Shown if a project's picture is missing or cannot be loaded. */
export const projectPlaceholder = '/pictures/project-placeholder.svg'
