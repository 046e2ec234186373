/** Whom the staff log names for what is done on the server itself: by a command, or by the settings of a first start. */
export const commandLine = 'kommandolinjen'
