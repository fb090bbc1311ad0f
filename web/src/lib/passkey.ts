/** Passkeys: what the browser asks of the device, between two words with the server. */
import { type Person } from './api'
import { personApi } from './personapi'

/** Whether keys can be had here: a page without TLS, or at a bare address, gets none. */
export const offersKeys = (): boolean =>
  isSecureContext &&
  typeof PublicKeyCredential === 'function' &&
  typeof PublicKeyCredential.parseCreationOptionsFromJSON === 'function' &&
  !/^[\d.]+$|:/.test(location.hostname)

export async function addKey(name: string): Promise<void> {
  const options = await personApi.offerKey()
  const made = await navigator.credentials.create({
    publicKey: PublicKeyCredential.parseCreationOptionsFromJSON(options as never),
  })
  await personApi.addKey((made as PublicKeyCredential).toJSON(), name)
}
export async function showKey(): Promise<unknown> {
  const options = await personApi.askKey()
  const shown = await navigator.credentials.get({
    publicKey: PublicKeyCredential.parseRequestOptionsFromJSON(options as never),
  })
  return (shown as PublicKeyCredential).toJSON()
}
export const enterByKey = (credential: unknown, along: boolean): Promise<Person> =>
  personApi.enterByKey(credential, along)
