/** JSON Schema as the server writes it, of a game's options and moves: the part of it that these use. */
export interface Schema {
  $ref?: string;
  $defs?: Shapes;
  anyOf?: Schema[];
  type?: string;
  enum?: unknown[];
  default?: unknown;
  minimum?: number;
  exclusiveMinimum?: number;
  maximum?: number;
  exclusiveMaximum?: number;
  minLength?: number;
  maxLength?: number;
  properties?: Record<string, Schema>;
  required?: string[];
  items?: Schema | false;
  prefixItems?: Schema[];
  minItems?: number;
  maxItems?: number;
}

type Shapes = Readonly<Record<string, Schema>>;

/** The shape that it refers to, or itself. */
export function resolved(schema: Schema, shapes: Shapes = {}): Schema {
  const shape = shapes[schema.$ref?.split("/").at(-1) ?? ""];
  return shape ? resolved(shape, shapes) : schema;
}

/** The least and the most that a number may be. */
export function limitsOf({ minimum, exclusiveMinimum, maximum, exclusiveMaximum }: Schema) {
  return {
    least: minimum ?? (exclusiveMinimum === undefined ? undefined : exclusiveMinimum + 1),
    most: maximum ?? (exclusiveMaximum === undefined ? undefined : exclusiveMaximum - 1),
  };
}
