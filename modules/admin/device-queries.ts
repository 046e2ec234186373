import type { Sql } from '../shared/transaction.ts'

export type DeviceRow = { id: string; staffId: string; signedInAt: Date }

/** Whether who has the name signed in from the device since then. */
export async function isDeviceOf(
  sql: Sql,
  { id, username, since }: { id: string; username: string; since: Date },
): Promise<boolean> {
  const [row] = await sql`
    select 1
    from admin.devices d
    join admin.staff s on s.id = d.staff_id
    where d.id = ${id}
      and s.username = ${username}
      and d.signed_in_at > ${since}
  `
  return row !== undefined
}

export async function setDevice(sql: Sql, { id, staffId, signedInAt }: DeviceRow): Promise<void> {
  await sql`
    insert into admin.devices (id, staff_id, signed_in_at)
    values (${id}, ${staffId}, ${signedInAt})
    on conflict (id) do update
    set signed_in_at = excluded.signed_in_at
  `
}

export async function deleteDevicesBefore(sql: Sql, time: Date): Promise<void> {
  await sql`
    delete from admin.devices
    where signed_in_at < ${time}
  `
}
