/** How long the code of a part of the site may take to load (specification, section 9, "Script chunk load time-out"). */
export const loadTimeoutMs = 120_000
