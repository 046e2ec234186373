/** How long what an administrator chooses may be; a login also takes the shorter passwords of before (specification, section 5). */
export const credentialLengths = {
  username: { least: 3, most: 60 },
  newPassword: { least: 8, most: 200 },
} as const
