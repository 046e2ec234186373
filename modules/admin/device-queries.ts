import { hasRow, type Sql } from '../shared/transaction.ts'

export type DeviceRow = { id: string; staffId: string; signedInAt: Date }

/** Whether the administrator with this name signed in from the device after `since`. */
export const isDeviceOf = (
  sql: Sql,
  { id, username, since }: { id: string; username: string; since: Date },
) =>
  hasRow(sql`
    select 1
    from admin.devices d
    join admin.staff s on s.id = d.staff_id
    where d.id = ${id}
      and s.username = ${username}
      and d.signed_in_at > ${since}
  `)

/** Stores the device, or renews the time of its latest login. */
export async function setDevice(sql: Sql, { id, staffId, signedInAt }: DeviceRow): Promise<void> {
  await sql`
    insert into admin.devices (id, staff_id, signed_in_at)
    values (${id}, ${staffId}, ${signedInAt})
    on conflict (id) do update
    set signed_in_at = excluded.signed_in_at
  `
}

/** Deletes devices whose latest login is before the time. */
export async function deleteDevicesBefore(sql: Sql, time: Date): Promise<void> {
  await sql`
    delete from admin.devices
    where signed_in_at < ${time}
  `
}
