import { expect, test } from 'vitest'
import { again } from '../src/lib/boards'

test('what did not come is asked for again', async () => {
  let asked = 0
  const load = (): Promise<string> => (++asked < 3 ? Promise.reject(new Error('no line')) : Promise.resolve('board'))
  expect(await again(load, 0)).toBe('board')
  expect(asked).toBe(3)
})

test('what never comes is a failure in the end', async () => {
  let asked = 0
  const never = (): Promise<string> => {
    asked += 1
    return Promise.reject(new Error('no line'))
  }
  await expect(again(never, 0)).rejects.toThrow('no line')
  expect(asked).toBe(5)
})
