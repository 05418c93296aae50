/** Whether this is the dev server, on which new code may render the same content differently. */
export const isDevelopment = process.env.NODE_ENV === 'development';
