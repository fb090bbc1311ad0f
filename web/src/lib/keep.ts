/** Storage that never throws: private windows and full disks must not stop a game. */

function kept(area: () => Storage) {
  return {
    get<T>(key: string, otherwise: T): T {
      try {
        const text = area().getItem(`araldo.${key}`)
        return text === null ? otherwise : (JSON.parse(text) as T)
      } catch {
        return otherwise
      }
    },
    set(key: string, value: unknown): void {
      try {
        if (value === undefined || value === null) area().removeItem(`araldo.${key}`)
        else area().setItem(`araldo.${key}`, JSON.stringify(value))
      } catch {
        /* not kept */
      }
    },
  }
}

export const local = kept(() => localStorage)
export const session = kept(() => sessionStorage)
