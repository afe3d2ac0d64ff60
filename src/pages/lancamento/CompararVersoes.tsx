import { Button, Dialog, DialogActions, DialogContent, DialogTitle } from '@mui/material';
import { useEffect, useId } from 'react';
import { useTranslate } from 'react-admin';
import { type FieldValues, FormProvider, useForm } from 'react-hook-form';
import type { Conflict } from '../../kit/forms/conflict.ts';
import { VersionConflict } from '../../kit/forms/VersionConflict.tsx';
import { CAMPOS, type Campo, NOMES, type Textos } from './campos.ts';
import type { NomeDe } from './colunas.ts';
import type { Linha } from './linha.ts';
import { valoresDe } from './pedido.ts';
import { rotuloDe } from './pendencias.ts';

interface CompararVersoesProps {
  linha: Linha;
  conflito: Conflict;
  nome: NomeDe;
  /** The fields whose typed values are to stay, over the saved reading. */
  onKeep(campos: readonly Campo[]): void;
  /** Nothing of what was typed stays. */
  onReload(): void;
  onClose(): void;
}

const pick = (values: FieldValues) => Object.fromEntries(NOMES.map((campo) => [campo, values[campo] ?? null]));

/** A volume counts as a field of its own only where somebody gave it. */
const saved = (atual: FieldValues) =>
  pick({ ...atual, volumeCorrigido: atual.flagCorrigidoInformado === 1 ? atual.volumeCorrigido : null });

/** What somebody else saved meanwhile beside what was typed here; field by field one of them stays. */
export function CompararVersoes({ linha, conflito, nome, onKeep, onReload, onClose }: CompararVersoesProps) {
  const translate = useTranslate();
  const titleId = useId();
  const textos: Textos = linha.textos;
  const atual = saved(conflito.atual);
  const form = useForm<FieldValues>({ defaultValues: { ...atual, versao: conflito.atual.versao } });
  const { setValue, getValues } = form;
  useEffect(() => {
    for (const [campo, value] of Object.entries(valoresDe(textos))) {
      setValue(campo, value, { shouldDirty: true });
    }
  }, [setValue, textos]);

  const worded = (values: FieldValues): FieldValues => ({
    ...values,
    idCategoriaCobranca: values.idCategoriaCobranca && nome('idCategoriaCobranca', String(values.idCategoriaCobranca)),
    reinicioMedidor: nome('reinicioMedidor', String(values.reinicioMedidor ?? 0)),
  });

  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="md" aria-labelledby={titleId}>
      <DialogTitle id={titleId}>
        {translate('lancamento.comparar.titulo', { rotulo: rotuloDe(linha.leitura) })}
      </DialogTitle>
      <FormProvider {...form}>
        <form
          onSubmit={(event) => {
            event.preventDefault();
            const values: FieldValues = getValues();
            onKeep(NOMES.filter((campo) => textos[campo] !== undefined && values[campo] !== atual[campo]));
          }}
        >
          <DialogContent>
            <VersionConflict
              conflict={{ ...conflito, atual: { ...atual, id: conflito.atual.id, versao: conflito.atual.versao } }}
              fields={NOMES.map((campo) => CAMPOS[campo])}
              worded={worded}
              onReload={onReload}
              onKeepMine={() => {}}
            />
          </DialogContent>
          <DialogActions>
            <Button onClick={onClose}>{translate('lancamento.comparar.depois')}</Button>
          </DialogActions>
        </form>
      </FormProvider>
    </Dialog>
  );
}
