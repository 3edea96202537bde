/** How long a part of the site may take to load its code (specification, section 9, "Time limit of a script"). */
export const loadTimeoutMs = 120_000
