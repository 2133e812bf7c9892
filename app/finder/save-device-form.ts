/** The intents of the forms that save a device for the customer, and remove it again. */
export const SAVE_DEVICE = 'save-device'
export const REMOVE_DEVICE = 'remove-device'
