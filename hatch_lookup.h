/* Look-ups of the compiled rules, remembered: included into the C that mypyc makes (see hatch_build.py).

States and frames are slotted dataclasses, not native classes, and tables stand in modules. What mypyc emits for
`s.crowns` and `WAYS` asks the type and the module by name each time, a quarter of all the time of random play. Here the
answer is kept as CPython's own interpreter keeps it, as long as the type or the dictionary has the version for which it
was found; so a class or a module that is changed afterwards is noticed. On interpreters other than CPython 3.11, whose
versions are meant here, the plain functions stay. */

#if defined(__GNUC__) && PY_VERSION_HEX >> 16 == 0x030B

#include <structmember.h>

/* -- attributes that are slots: by type and name, where in the object they lie */

typedef struct {
    unsigned int version; /* of the type; 0: none */
    int writable;
    PyObject *name; /* the one that the slot's descriptor holds, and so alive while the type has this version */
    Py_ssize_t offset;
} KnownSlot;

#define KNOWN_SLOTS 4096
static KnownSlot known_slots[KNOWN_SLOTS];

static inline KnownSlot *known_slot(PyTypeObject *type, PyObject *name) {
    size_t at = ((size_t)type->tp_version_tag * 31) ^ ((size_t)name >> 4);
    return &known_slots[at & (KNOWN_SLOTS - 1)];
}

static inline int is_known(KnownSlot *slot, PyTypeObject *type, PyObject *name) {
    return slot->version == type->tp_version_tag && slot->name == name;
}

static void remember_slot(PyTypeObject *type, PyObject *name) {
    PyObject *found = type->tp_getattro == PyObject_GenericGetAttr ? _PyType_Lookup(type, name) : NULL;
    if (found == NULL || !Py_IS_TYPE(found, &PyMemberDescr_Type) || PyDescr_NAME(found) != name) {
        return;
    }
    PyMemberDef *member = ((PyMemberDescrObject *)found)->d_member;
    if (member->type != T_OBJECT_EX || member->flags & ~READONLY || type->tp_version_tag == 0 ||
        !PyType_HasFeature(type, Py_TPFLAGS_VALID_VERSION_TAG)) {
        return;
    }
    KnownSlot *slot = known_slot(type, name);
    slot->version = type->tp_version_tag;
    slot->writable = !(member->flags & READONLY) && type->tp_setattro == PyObject_GenericSetAttr;
    slot->name = name;
    slot->offset = member->offset;
}

/* -- attributes of modules, builtins above all: by the version of the module's dictionary, of which no two are the same */

typedef struct {
    uint64_t version; /* 0: none */
    PyObject *name;
    PyObject *value; /* borrowed: the dictionary holds it while it has this version */
} KnownMember;

#define KNOWN_MEMBERS 1024
static KnownMember known_members[KNOWN_MEMBERS];

static PyObject *get_member(PyObject *module, PyObject *name) {
    PyObject *names = PyModule_GetDict(module);
    uint64_t version = ((PyDictObject *)names)->ma_version_tag;
    KnownMember *member = &known_members[((size_t)version * 31 ^ (size_t)name >> 4) & (KNOWN_MEMBERS - 1)];
    if (member->version != version || member->name != name) {
        PyObject *value = PyDict_GetItemWithError(names, name);
        if (value == NULL) {
            return PyErr_Occurred() ? NULL : PyObject_GetAttr(module, name);
        }
        PyObject *before = member->name;
        *member = (KnownMember){version, Py_NewRef(name), value};
        Py_XDECREF(before);
    }
    return Py_NewRef(member->value);
}

static CPy_NOINLINE PyObject *get_anew(PyObject *o, PyObject *name) {
    if (PyModule_CheckExact(o)) {
        return get_member(o, name);
    }
    remember_slot(Py_TYPE(o), name);
    return PyObject_GetAttr(o, name);
}

static inline PyObject *get_attribute(PyObject *o, PyObject *name) {
    KnownSlot *slot = known_slot(Py_TYPE(o), name);
    if (is_known(slot, Py_TYPE(o), name)) {
        PyObject *value = *(PyObject **)((char *)o + slot->offset);
        if (value != NULL) {
            return Py_NewRef(value);
        }
    }
    return get_anew(o, name);
}

static CPy_NOINLINE int set_anew(PyObject *o, PyObject *name, PyObject *value) {
    remember_slot(Py_TYPE(o), name);
    return PyObject_SetAttr(o, name, value);
}

static inline int set_attribute(PyObject *o, PyObject *name, PyObject *value) {
    KnownSlot *slot = known_slot(Py_TYPE(o), name);
    if (is_known(slot, Py_TYPE(o), name) && slot->writable && value != NULL) {
        PyObject **place = (PyObject **)((char *)o + slot->offset);
        PyObject *old = *place;
        *place = Py_NewRef(value);
        Py_XDECREF(old);
        return 0;
    }
    return set_anew(o, name, value);
}

#undef CPyObject_GetAttr
#define CPyObject_GetAttr(o, name) get_attribute(o, name)
#define PyObject_SetAttr(o, name, value) set_attribute(o, name, value)

/* -- names of modules: at each place of the code, the value for one version of the module's dictionary */

typedef struct {
    uint64_t version; /* no two states of any two dictionaries have the same; 0: none */
    PyObject *value;
} KnownName;

static CPy_NOINLINE PyObject *name_anew(PyObject *names, PyObject *name, KnownName *known) {
    PyObject *value = CPyDict_GetItem(names, name);
    if (value != NULL && PyDict_CheckExact(names)) {
        known->version = ((PyDictObject *)names)->ma_version_tag;
        known->value = value; /* borrowed: the dictionary holds it while it has this version */
    }
    return value;
}

static inline PyObject *global_name(PyObject *names, PyObject *name, KnownName *known) {
    if (((PyDictObject *)names)->ma_version_tag == known->version) {
        return Py_NewRef(known->value);
    }
    return name_anew(names, name, known);
}

#define CPyDict_GetGlobal(names, name) ({ static KnownName known; global_name(names, name, &known); })

#else

#define CPyDict_GetGlobal(names, name) CPyDict_GetItem(names, name)

#endif
